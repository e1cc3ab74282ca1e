import { api } from '../../../shared/api/api.ts';
import { submit } from '../../../shared/form/submit.ts';
import { toast } from '../../../shared/page/messages.ts';
import { refreshWebhooks, type Webhook, type WebhookCall } from '../companies.atoms.ts';

interface WebhookInput {
  url: string;
  types: Webhook['types'];
}

export interface WebhookActions {
  /** Adds an address. Resolves to the secret that its calls are signed with, which is never shown again. */
  onMake: (input: WebhookInput) => Promise<string>;
  onTurn: (webhook: Webhook, isActive: boolean) => Promise<unknown>;
  onRemove: (webhook: Webhook) => Promise<unknown>;
  /** The last calls, latest first. */
  onLoadCalls: (webhook: Webhook) => Promise<readonly WebhookCall[]>;
  /** Sends an event again, or a test for null. Resolves to how that went. */
  onCall: (webhook: Webhook, event: number | null) => Promise<WebhookCall>;
}

/** The actions on the webhooks of a company. */
export const webhookActions = (id: string): WebhookActions => ({
  onMake: async (input) => {
    const { secret } = await submit('/companies/{id}/webhooks', input, { path: { id } });
    await refreshWebhooks();
    return secret;
  },
  onTurn: async ({ id: webhook_id }, is_active) => {
    const path = { id, webhook_id };
    await api.PATCH('/companies/{id}/webhooks/{webhook_id}', {
      params: { path },
      body: { is_active },
    });
    await refreshWebhooks();
  },
  onRemove: async ({ id: webhook_id }) => {
    const path = { id, webhook_id };
    await api.DELETE('/companies/{id}/webhooks/{webhook_id}', { params: { path } });
    await refreshWebhooks();
    toast.success('Адрес удалён');
  },
  onLoadCalls: async ({ id: webhook_id }) => {
    const path = { id, webhook_id };
    return (await api.GET('/companies/{id}/webhooks/{webhook_id}/calls', { params: { path } }))
      .data;
  },
  onCall: ({ id: webhook_id }, event) =>
    api.POST('/companies/{id}/webhooks/{webhook_id}/calls', {
      params: { path: { id, webhook_id } },
      body: event === null ? {} : { event },
    }),
});
