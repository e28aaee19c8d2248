/** Somebody looks on. */
export const Eye = () => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0z" fill="none" stroke="currentColor" strokeWidth="2" />
    <circle cx="12" cy="12" r="3" fill="currentColor" />
  </svg>
);
