import { type MailServer, startMailServer } from './servers/mail-server.ts';
import { type SmsGateway, startSmsGateway } from './servers/sms-gateway.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A server that sends mail and text messages to servers that keep them. */
export interface PostedApp extends TestApp {
  mail: MailServer;
  sms: SmsGateway;
}

/** Settings of the queue for tests: fast, and only with the jobs that the test starts. */
export const HASTY = { lookMs: 500, retryDelayS: 1, keepsTime: false };

export async function createPostedApp(
  options: Parameters<typeof createTestApp>[0] = {},
): Promise<PostedApp> {
  const [mail, sms] = await Promise.all([startMailServer(), startSmsGateway()]);
  const server = await createTestApp({
    queue: HASTY,
    ...options,
    environment: { SMTP_URL: mail.url, SMS_GATEWAY_URL: sms.url, ...options.environment },
  });
  await server.app.doJobs();
  return {
    ...server,
    mail,
    sms,
    close: async () => {
      await server.close();
      await Promise.all([mail.close(), sms.close()]);
    },
  };
}

export function linkIn(text: string | undefined): URL {
  const link = /https:\/\/protektor\.example\/\S+/.exec(text ?? '')?.[0];
  if (!link) throw new Error(`There is no link in «${text}».`);
  return new URL(link);
}

/** Returns the token of a link that confirms an address. */
export function verificationToken(text: string | undefined): string {
  const { pathname, searchParams } = linkIn(text);
  const request = searchParams.get('request') ?? '';
  const prefix = 'https://protektor.example/api/verification/';
  if (pathname !== '/redirect' || !request.startsWith(prefix))
    throw new Error(`«${text}» does not lead to a confirmation.`);
  return request.slice(prefix.length);
}
