-- Where the files of this database lie: a directory has the same id in it.
create table storage (
  one boolean primary key default true check (one),
  id uuid not null
);
