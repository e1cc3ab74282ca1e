-- When a session was last used, to the hour: one that nobody uses any more ends before its time.
alter table session add column seen_at timestamptz not null default now();
