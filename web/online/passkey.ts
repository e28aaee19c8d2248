/** Passkeys in this browser: made and shown by `navigator.credentials`, with bytes as base64url on the way to the server. */
import { api } from '../match/remote/http.ts';

/** Why there are none here; null: there are. */
export type NoPasskeys = 'insecure' | 'numbers' | 'unsupported';

export function whyNoPasskeys(): NoPasskeys | null {
  if (!self.isSecureContext) return 'insecure';
  // A key is bound to a name, not to a number.
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'numbers';
  return 'PublicKeyCredential' in self ? null : 'unsupported';
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

interface Made extends Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'> {}
interface Asked extends Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions' | 'allowCredentials' | 'hints'> {}

/** What the person or the authenticator did not want. */
export type Unmade = 'cancelled' | 'known';

/** What happened instead of a credential; anything else is thrown on. */
function unmade(error: unknown): Unmade {
  if (error instanceof DOMException && error.name === 'InvalidStateError') return 'known';
  if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return 'cancelled';
  throw error;
}

const named = ({ id, rawId }: PublicKeyCredential) => ({ id, rawId: textOf(rawId), type: 'public-key' });

/** This device keeps a key from now on. Null: done. Throws `ApiRefusal`. */
export async function makePasskey(): Promise<Unmade | null> {
  const { challenge, user, rp, pubKeyCredParams, timeout, attestation, authenticatorSelection, excludeCredentials } = await api<Made>(
    ...(['POST', 'passkeys/dare', {}] as const),
  );
  const made = await navigator.credentials
    .create({
      publicKey: {
        ...{
          rp,
          pubKeyCredParams,
          timeout,
          authenticatorSelection,
          challenge: bytesOf(challenge),
          user: { ...user, id: bytesOf(user.id) },
        },
        attestation: attestation === 'none' ? attestation : undefined,
        excludeCredentials: excludeCredentials?.map(({ id }) => ({ id: bytesOf(id), type: 'public-key' as const })),
      },
    })
    .catch(unmade);
  if (typeof made === 'string') return made;
  if (!(made instanceof PublicKeyCredential) || !(made.response instanceof AuthenticatorAttestationResponse)) return 'cancelled';
  const { clientDataJSON, attestationObject } = made.response;
  const response = { clientDataJSON: textOf(clientDataJSON), attestationObject: textOf(attestationObject) };
  await api('POST', 'passkeys', { ...named(made), response });
  return null;
}

/** This browser becomes whoever the key belongs to. Null: done. Throws `ApiRefusal`. */
export async function showPasskey(): Promise<Unmade | null> {
  const { challenge, timeout, rpId, userVerification } = await api<Asked>('POST', 'session/dare', {});
  const shown = await navigator.credentials
    .get({
      publicKey: {
        ...{ challenge: bytesOf(challenge), timeout, rpId },
        userVerification: userVerification === 'preferred' ? userVerification : undefined,
      },
    })
    .catch(unmade);
  if (typeof shown === 'string') return shown;
  if (!(shown instanceof PublicKeyCredential) || !(shown.response instanceof AuthenticatorAssertionResponse)) return 'cancelled';
  const { clientDataJSON, authenticatorData, signature } = shown.response;
  const response = { clientDataJSON: textOf(clientDataJSON), authenticatorData: textOf(authenticatorData), signature: textOf(signature) };
  await api('POST', 'session', { ...named(shown), response });
  return null;
}

export interface KeptPasskey {
  readonly id: string;
  readonly created: number;
  readonly used: number;
}
