-- What lets us in elsewhere, and what calls are signed with, encrypted: see decision 102. The plain columns empty by themselves
-- when a process that does jobs starts with a key.
alter table source add column sealed bytea, add check (secret is null or sealed is null);
alter table webhook add column sealed bytea, alter column secret drop not null, add check ((secret is null) <> (sealed is null));
