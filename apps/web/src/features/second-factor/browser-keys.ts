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

/** What went wrong between the browser and the key, in words for a form. */
function toProblem(error: unknown): never {
  const { name = '', code } = error as { name?: string; code?: string };
  const known = code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? 'InvalidStateError' : name;
  throw new ApiError(MESSAGES[known] ?? 'Ключ не сработал. Попробуйте ещё раз', {
    kind: 'answer',
    status: 422,
  });
}

/** Has the browser make a passkey. Loaded when somebody adds one. */
export async function createKey(options: object) {
  const { startRegistration } = await loadKeys();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const key = await startRegistration({ optionsJSON }).catch(toProblem);
  return { ...key, response: { ...key.response } };
}

/** Has the browser sign with a passkey that it has. */
export async function signWithKey(options: object) {
  const { startAuthentication } = await loadKeys();
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const key = await startAuthentication({ optionsJSON }).catch(toProblem);
  return { ...key, response: { ...key.response } };
}
