-- Stock that was taken off sale by hand, kept as it was for as long as it can be brought back.
create table removed_rest (
  undo_id uuid not null,
  company_id uuid not null references company on delete cascade,
  offer jsonb not null,                -- the whole row of offer
  expires_at timestamptz not null
);
create index removed_rest_undo on removed_rest (undo_id);
create index removed_rest_expires on removed_rest (expires_at);
