import { ApiError } from '@org/api-client';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { load } from '../../shared/api/load.ts';

const MESSAGES: Record<string, string> = {
  NotAllowedError: 'Ключ не выбран или время вышло. Попробуйте ещё раз',
  InvalidStateError: 'Этот ключ уже добавлен',
  NotSupportedError: 'Браузер не умеет работать с ключами. Подключите приложение с кодами',
  SecurityError: 'Ключи работают только на защищённом адресе «Протектора»',
};

const loadKeys = () => load(() => import('@simplewebauthn/browser'));

/** Turns an error of the browser or the key into an error with a message for the form. */
function toProblem(error: unknown): never {
  const { name = '', code } = error as { name?: string; code?: string };
  const known = code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? 'InvalidStateError' : name;
  throw new ApiError(MESSAGES[known] ?? 'Ключ не сработал. Попробуйте ещё раз', {
    kind: 'answer',
    status: 422,
  });
}

/** Makes the browser create a passkey. The code loads when somebody adds one. */
export async function createKey(options: object) {
  const { startRegistration } = await loadKeys();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const key = await startRegistration({ optionsJSON }).catch(toProblem);
  return { ...key, response: { ...key.response } };
}

/** Makes the browser sign with one of its passkeys. */
export async function signWithKey(options: object) {
  const { startAuthentication } = await loadKeys();
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const key = await startAuthentication({ optionsJSON }).catch(toProblem);
  return { ...key, response: { ...key.response } };
}
