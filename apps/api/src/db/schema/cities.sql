create table city (
  id smallint primary key,
  name text not null unique,
  region text not null,
  time_zone text not null
);
