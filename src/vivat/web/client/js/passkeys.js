// Passkeys: what the server says in base 64 is bytes for the browser, and the other way round.
import { fetchCreationOptions, fetchRequestOptions, keepPasskey, usePasskey } from "./api.js";
import { deviceName } from "./device_name.js";

/** Whether this page may have them: browsers offer none at an address of numbers, nor without TLS. */
export const canHavePasskeys =
  isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);

/** @param {string} text */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer} buffer */
function text(buffer) {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * What the browser's own dialogue gives; null if somebody has closed it.
 * @param {() => Promise<Credential|null>} dialogue
 */
async function credential(dialogue) {
  try {
    return /** @type {PublicKeyCredential|null} */ (await dialogue());
  } catch (error) {
    if (error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name)) return null;
    throw error;
  }
}

/** Make a passkey; false if somebody has changed their mind. */
export async function makePasskey() {
  const { challenge, user, excludeCredentials, ...options } = await fetchCreationOptions();
  const publicKey = {
    ...options,
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: excludeCredentials.map((each) => ({ ...each, id: bytes(each.id) })),
  };
  const made = await credential(() => navigator.credentials.create({ publicKey }));
  if (!made) return false;
  const { clientDataJSON, attestationObject } = /** @type {AuthenticatorAttestationResponse} */ (
    made.response
  );
  const response = { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) };
  await keepPasskey({ id: text(made.rawId), response, name: deviceName() });
  return true;
}

/** Be whoever has a passkey; null if somebody has changed their mind. */
export async function showPasskey() {
  const { challenge, ...options } = await fetchRequestOptions();
  const publicKey = { ...options, challenge: bytes(challenge) };
  const shown = await credential(() => navigator.credentials.get({ publicKey }));
  if (!shown) return null;
  const said = /** @type {AuthenticatorAssertionResponse} */ (shown.response);
  const response = {
    clientDataJSON: text(said.clientDataJSON),
    authenticatorData: text(said.authenticatorData),
    signature: text(said.signature),
    userHandle: said.userHandle && text(said.userHandle),
  };
  return usePasskey({ id: text(shown.rawId), response, name: deviceName() });
}
