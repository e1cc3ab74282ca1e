import { submit } from '../../shared/form/submit.ts';
import { createKey } from './browser-keys.ts';
import { refreshFactors } from './second-factor.atoms.ts';

/** The profile's calls for the second factor. Each refetches what it has changed. */
export const calls = {
  startApp: (current_password: string) => submit('/user/second-factor/app', { current_password }),
  confirmApp: async (code: string) => {
    const { recovery_codes } = await submit('/user/second-factor/app/confirm', { code });
    await refreshFactors();
    return recovery_codes;
  },
  removeApp: async (current_password: string) => {
    await submit('/user/second-factor/app/remove', { current_password });
    await refreshFactors();
    return null;
  },
  addKey: async (name: string, current_password: string) => {
    const { token, options } = await submit('/user/second-factor/passkeys/options', {
      current_password,
    });
    const passkey = await createKey(options);
    const { recovery_codes } = await submit('/user/second-factor/passkeys', {
      token,
      name,
      passkey,
    });
    await refreshFactors();
    return recovery_codes;
  },
  removeKey: async (passkey_id: string, current_password: string) => {
    const path = { passkey_id };
    await submit(
      '/user/second-factor/passkeys/{passkey_id}/remove',
      { current_password },
      { path },
    );
    await refreshFactors();
    return null;
  },
  renewCodes: async (current_password: string) => {
    const { recovery_codes } = await submit('/user/second-factor/recovery-codes', {
      current_password,
    });
    await refreshFactors();
    return recovery_codes;
  },
};
