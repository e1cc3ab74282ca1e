-- What Avito calls makers of tyres and their models: its own list as it was last fetched, and how the last attempt ended.
create table avito_models (
  id boolean primary key default true check (id),
  makes jsonb not null default '[]',   -- [{"name": "Pirelli", "models": ["Ice Zero"]}]
  etag text, modified text,            -- what its server said of it
  fetched_at timestamptz,              -- null before the first that was good
  tried_at timestamptz not null default now()
);
