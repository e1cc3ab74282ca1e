/** A letter or a text message that was not sent anywhere. */
export interface OutboxMessage {
  id: number;
  kind: 'email' | 'phone';
  recipient: string;
  subject: string | null;
  text: string;
  created_at: Date;
}
