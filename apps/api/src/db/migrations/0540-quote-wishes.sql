-- A price at which a buyer would take a quote. The supplier agrees, which makes it the price of the quote, or declines.
create table quote_wish (
  quote_id uuid not null references quote on delete cascade,
  price int not null check (price > 0),
  account_id uuid references account on delete set null,   -- who wishes it
  wished_at timestamptz not null default now(),
  answer text check (answer in ('agreed', 'declined')),
  answer_version int,                  -- of the supplier's answer that says so: see `inquiry_supplier`
  primary key (quote_id, price),
  check (num_nonnulls(answer, answer_version) in (0, 2))
);
create unique index quote_wish_open on quote_wish (quote_id) where answer is null;
create index quote_wish_account on quote_wish (account_id) where account_id is not null;

create function event_of_wish() returns trigger language plpgsql as $$
begin
  perform add_event(q.supplier_id, 'quote.wished', l.inquiry_id::text, '{"status": "wished"}')
    from quote q join inquiry_line l on l.id = q.inquiry_line_id where q.id = new.quote_id;
  return null;
end $$;
create trigger event_of_wish after insert on quote_wish for each row execute function event_of_wish();
