/** Small drawings in a box of 24, in the colour of the text beside them. */
export const icons = {
  ball: '<circle cx="12" cy="12" r="9.2" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M12 7.4l4.2 3.1-1.6 5H9.4l-1.6-5z" fill="currentColor"/><path d="M12 7.4V3M16.2 10.5l4-1.6M14.6 15.5l2.6 3.6M9.4 15.5l-2.6 3.6M7.8 10.5l-4-1.6" stroke="currentColor" stroke-width="1.6"/>',
  shield: '<path d="M12 2.5l8 3v6c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10v-6z" fill="currentColor"/>',
  dribble:
    '<path d="M2 17c3 0 3-8 7-8s3 7 7 7" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><path d="M14.5 11.5l7.5 4.5-7 4z" fill="currentColor"/>',
  block: '<path d="M3 5h8v6H3zM13 5h8v6h-8zM3 13h4v6H3zM9 13h8v6H9zM19 13h2v6h-2z" fill="currentColor"/>',
  glove:
    '<path d="M6 11V6.5a1.5 1.5 0 0 1 3 0V4.5a1.5 1.5 0 0 1 3 0v-.6a1.5 1.5 0 0 1 3 0v2.6a1.5 1.5 0 0 1 3 0V15l-1.5 3H8.5L4 13.5c-.9-1.2.7-2.8 2-1.7z" fill="currentColor"/><path d="M8.5 20.5h8" stroke="currentColor" stroke-width="2.4"/>',
  flag: '<path d="M5 2v20" stroke="currentColor" stroke-width="2.2"/><path d="M6 3h13l-3.5 4.5L19 12H6z" fill="currentColor"/>',
  flame:
    '<path d="M12 1.8c.6 4.2 6.4 6.3 6.4 12.2a6.4 6.4 0 0 1-12.8 0c0-3.2 2-4.4 2.6-7.4 1.7 1 2.7 2.6 2.7 4.3 1.5-2.1 1.7-5.4 1.1-9.1z" fill="currentColor"/>',
  sound:
    '<path d="M3 9h4l6-5v16l-6-5H3z" fill="currentColor"/><path d="M16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  mute: '<path d="M3 9h4l6-5v16l-6-5H3z" fill="currentColor"/><path d="M16.5 9.5l5 5M21.5 9.5l-5 5" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  talk: '<path d="M4 4h16v12H11l-5.5 4.5V16H4z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>',
  share:
    '<path d="M12 15V3M7 8l5-5 5 5M5 12v9h14v-9" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  undo: '<path d="M9 5L4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  hint: '<path d="M12 2.5a6.5 6.5 0 0 0-3.8 11.8c.6.5.8 1.2.8 2.2h6c0-1 .2-1.7.8-2.2A6.5 6.5 0 0 0 12 2.5z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M9.5 19.5h5M10.5 22h3" stroke="currentColor" stroke-width="2"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  search:
    '<circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M15.5 15.5L21 21" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  seats:
    '<circle cx="7.5" cy="7" r="3.5" fill="currentColor"/><circle cx="16.5" cy="7" r="3.5" fill="currentColor" opacity=".55"/><path d="M1.5 20c0-5 2.5-7.5 6-7.5s6 2.5 6 7.5z" fill="currentColor"/><path d="M14.8 20c0-3-.7-5.2-1.9-6.7a5.6 5.6 0 0 1 3.6-1c3.5 0 6 2.7 6 7.7z" fill="currentColor" opacity=".55"/>',
  pause: '<path d="M6 4h4v16H6zM14 4h4v16h-4z" fill="currentColor"/>',
  play: '<path d="M6 3.5v17l15-8.5z" fill="currentColor"/>',
  replay:
    '<path d="M4 12a8 8 0 1 1 2.5 5.8M4 12V6M4 12h6" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M10.5 9v6.5l5-3.2z" fill="currentColor"/>',
  info: '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 11v6M12 7v.6" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  check:
    '<path d="M4.5 12.5l5 5L20 6.5" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
  cross: '<path d="M5.5 5.5l13 13M18.5 5.5l-13 13" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  warn: '<path d="M12 2.5l10.5 18.5h-21z" fill="currentColor"/><path d="M12 9v6M12 17.5v.8" stroke="var(--stand-1,#111)" stroke-width="2.2" stroke-linecap="round"/>',
  bot: '<rect x="4" y="7" width="16" height="12" rx="3" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 7V3.5M8.5 12v2M15.5 12v2M1.5 12v3M22.5 12v3" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  gear: '<circle cx="12" cy="12" r="3.2" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2L19 19M19 5l-2.8 2.8M7.8 16.2L5 19" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  op: '<path d="M6 3h12v18H6z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M9 8h6M9 12h6M9 16h4" stroke="currentColor" stroke-width="1.8"/>',
  deck: '<rect x="7" y="3" width="12" height="16" rx="1.8" fill="currentColor"/><path d="M5 6v14.5h10" fill="none" stroke="currentColor" stroke-width="2"/>',
  hand: '<rect x="3" y="7" width="8" height="12" rx="1.5" transform="rotate(-14 7 13)" fill="currentColor" opacity=".6"/><rect x="8.5" y="5" width="8" height="12.5" rx="1.5" fill="currentColor"/><rect x="14" y="7" width="8" height="12" rx="1.5" transform="rotate(14 18 13)" fill="currentColor" opacity=".6"/>',
  out: '<path d="M4 6h16M9 6V3.5h6V6M6 6l1 15h10l1-15" fill="none" stroke="currentColor" stroke-width="2"/>',
  key: '<rect x="2.5" y="6" width="19" height="12" rx="2" fill="none" stroke="currentColor" stroke-width="2"/><path d="M6 10h.1M10 10h.1M14 10h.1M18 10h.1M8 14h8" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  chev: '<path d="M8 4l8 8-8 8" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  arrow:
    '<path d="M3 12h17M13 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  down: '<path d="M12 3v12M6 10l6 6 6-6M4 20.5h16" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  plus: '<path d="M12 4v16M4 12h16" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>',
  minus: '<path d="M4 12h16" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>',
  filter: '<path d="M3 5h18l-7 8v6l-4 2v-8z" fill="currentColor"/>',
  chain:
    '<path d="M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  multi:
    '<rect x="3" y="7" width="9" height="13" rx="1.5" fill="currentColor" opacity=".5"/><rect x="7.5" y="5" width="9" height="13" rx="1.5" fill="currentColor" opacity=".75"/><rect x="12" y="3" width="9" height="13" rx="1.5" fill="currentColor"/>',
  power:
    '<path d="M12 1.5l2.7 6.3 6.5-2-3.3 6 4.6 4.7-6.7.4-.9 6.6-4-5.4-5.7 3.4 2-6.5-6.2-2.5 6.3-2.4L5.6 4l5.3 3.3z" fill="currentColor"/>',
  speed: '<path d="M2 5l7 7-7 7h4.5l7-7-7-7zM11 5l7 7-7 7h4.5l7-7-7-7z" fill="currentColor"/>',
  teamwork:
    '<g fill="none" stroke="currentColor" stroke-width="2.8"><circle cx="12" cy="7.8" r="4.8"/><circle cx="7.5" cy="15.5" r="4.8"/><circle cx="16.5" cy="15.5" r="4.8"/></g>',
  tactic:
    '<path d="M4 4l6 6M10 4l-6 6" stroke="currentColor" stroke-width="3"/><circle cx="17" cy="17" r="3.6" fill="none" stroke="currentColor" stroke-width="2.8"/><path d="M7 13c0 4 2 5 5 5" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="2.5 2"/><path d="M14 6.5h4.5V11" fill="none" stroke="currentColor" stroke-width="2.4"/>',
  none: '<circle cx="12" cy="12" r="7.5" fill="none" stroke="currentColor" stroke-width="3"/>',
  fire: '<path d="M12 1.8c.6 4.2 6.4 6.3 6.4 12.2a6.4 6.4 0 0 1-12.8 0c0-3.2 2-4.4 2.6-7.4 1.7 1 2.7 2.6 2.7 4.3 1.5-2.1 1.7-5.4 1.1-9.1z" fill="currentColor"/>',
  ice: '<path d="M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17" stroke="currentColor" stroke-width="2.4"/><path d="M9 3.5l3 3 3-3M9 20.5l3-3 3 3M3 11l4-1-1-4M21 13l-4 1 1 4M18 6l-1 4 4 1M6 18l1-4-4-1" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  wind: '<path d="M2 9h11a3.2 3.2 0 1 0-3-4.2M2 13.5h16a3 3 0 1 1-2.8 4M2 18h7.5a2 2 0 1 1-1.8 2.8" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  earth:
    '<path d="M12 2l9.5 10L12 22 2.5 12z" fill="currentColor"/><path d="M12 6.5L17.2 12 12 17.5 6.8 12z" fill="none" stroke="var(--el,#000)" stroke-width="1.6"/>',
  lightning: '<path d="M14 1.5L4 13.5h6L7.5 22.5 20 9.5h-7z" fill="currentColor"/>',
  water: '<path d="M12 1.5c4.4 6.3 7.3 9 7.3 13.6a7.3 7.3 0 0 1-14.6 0C4.7 10.5 7.6 7.8 12 1.5z" fill="currentColor"/>',
  light:
    '<circle cx="12" cy="12" r="4.8" fill="currentColor"/><path d="M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4M4.6 4.6l2.8 2.8M16.6 16.6l2.8 2.8M19.4 4.6l-2.8 2.8M7.4 16.6l-2.8 2.8" stroke="currentColor" stroke-width="2.2"/>',
  dark: '<path d="M15.5 2.2a10 10 0 1 0 6.3 13.5A8 8 0 0 1 15.5 2.2z" fill="currentColor"/>',
} as const satisfies { readonly [name: string]: string };

export type IconName = keyof typeof icons;
