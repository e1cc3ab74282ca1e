-- Browsers that show notices: each belongs to the session that turned them on there, and ends with it.
create table push_subscription (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null unique references session (id) on delete cascade,
  -- where the browser's push service takes messages for it, and what they are encrypted with
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- our public key that it was made for: it takes messages of no other
  server_key text not null,
  created_at timestamptz not null default now()
);
alter table notice_choice drop constraint notice_choice_channel_check;
alter table notice_choice add constraint notice_choice_channel_check check (channel in ('email', 'phone', 'push', 'none'));
