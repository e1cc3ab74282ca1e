/** Days without use after which a session has ended, even if its token has not expired. */
export const IDLE_DAYS = 7;

/** Condition that a session has not ended. */
export const isOpen = (session: string) =>
  `${session}.expires_at > now() and ${session}.seen_at > now() - make_interval(days => ${IDLE_DAYS})`;
