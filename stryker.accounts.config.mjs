import rules from './stryker.config.mjs';

/**
 * `pnpm mutate:accounts`: the same of what stands between an account and others, asked through the API on PostgreSQL. It
 * takes an hour or two: every test begins with a server.
 */
export default {
  ...rules,
  vitest: { ...rules.vitest, configFile: 'vitest.mutation-accounts.config.ts' },
  // a busy machine is no answer
  timeoutMS: 120_000,
  mutate: [
    'apps/api/src/accounts/auth.ts',
    'apps/api/src/accounts/membership.ts',
    'apps/api/src/accounts/{challenges,device,keys,passkeys,passwords/confirm-password,security-log,sessions,sign-in}.ts',
    'apps/api/src/modules/{auth,keys,second-factor}/{handlers*,jobs,queries}.ts',
  ],
};
