-- How often programs have read with a company's keys, by day of Moscow and call of the contract. It outlives the keys.
create table key_read (
  company_id uuid not null references company on delete cascade,
  day date not null,
  key_id uuid not null,
  operation text not null,
  calls int not null check (calls > 0),
  primary key (company_id, day, key_id, operation)
);
create index key_read_day on key_read (day);
