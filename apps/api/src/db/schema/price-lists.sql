-- A file is read into the tables below, looked at, and only then merged into the offers, at once.
create table price_list (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  account_id uuid references account on delete set null,
  status text not null default 'reading'
    check (status in ('reading', 'preview', 'running', 'done', 'failed', 'cancelled', 'undone')),
  mode text not null check (mode in ('replace', 'update')),
  file_name text not null,
  file_size int not null,
  files smallint not null default 1,   -- parts of an exchange of 1С lie beside each other in the storage
  file_hash bytea not null,
  attempt int not null default 1,      -- readings with other columns; an older one that still runs gives up
  choices jsonb not null default '[]', -- columns that the user has chosen for this file
  columns jsonb not null default '[]',
  rows_total int, rows_done int not null default 0,
  accepted int not null default 0, rejected_count int not null default 0,
  created int not null default 0, updated int not null default 0, removed int not null default 0, unchanged int not null default 0,
  price_up int not null default 0, price_down int not null default 0,
  warnings jsonb not null default '[]',
  error text,
  stock_digest text,                   -- of the company's offers right after the merge
  created_at timestamptz not null default now(),
  started_at timestamptz,              -- of the phase that runs
  finished_at timestamptz,
  -- what the products of its goods were found by for the preview: where nobody has learnt anything since, what was found stays
  found_by text,
  -- it has one reader: whoever has put its id here, and says now and then that it lives
  reader uuid,
  read_at timestamptz,
  tries smallint not null default 0, -- readings of this attempt that were begun
  staged int not null default 0,   -- rows of price_list_row that its reader has counted
  questions jsonb not null default '[]', -- what must be answered before it can be applied
  answers jsonb not null default '[]',   -- to doubts, for this list alone
  -- rows that say the same as an earlier one, and rows that wait for an answer: counted while it waits
  joined int not null default 0, doubtful int not null default 0,
  -- of which source it is, and the one warehouse that it is about; no keys: a list that waits must not begin to be about more than
  -- its warehouse when that goes, and one whose source has gone is a list like others
  source_id uuid, warehouse_id int
);
create index price_list_company on price_list (company_id, created_at desc);
create index price_list_account on price_list (account_id) where account_id is not null;
create unique index price_list_busy on price_list (company_id) where status in ('reading', 'running');
-- Files are kept for a while and to a number; `files` is 0 once they are gone.
create index price_list_files on price_list (company_id, created_at desc) where files > 0;
create index price_list_source on price_list (source_id, created_at desc) where source_id is not null;
-- Its goods and rows, and what it has changed, are written in a transaction that holds the list's own row, which it must find there: so
-- none can come to a list that goes, and this takes along those that are there.
create trigger price_list_gone after delete on price_list for each row execute function price_list_gone();
create trigger event_of_list after update of status on price_list for each row
  when (new.status is distinct from old.status and new.status in ('preview', 'done', 'failed', 'undone'))
  execute function event_of_list();

-- The goods of a list, each once, as its rows describe them.
create table price_list_good (
  list_id uuid not null,
  good int not null,
  section smallint not null,
  brand text,
  model text,
  size text not null,
  load_index text, speed_index text,
  article text,
  country text,
  specs jsonb not null default '{}',
  filters jsonb not null default '{}', -- columns of listing, enumerated ones by their value's id
  words text not null,                 -- of search_text, what the brand's aliases leave out
  source_key text not null,            -- what the company's later lists will name it by
  barcode_keys text[] not null default '{}', article_key text, description_key text,  -- as in product_key
  barcode_evidence text, article_evidence text, description_evidence text,
  product_id int,
  is_new boolean not null default false,
  match_by text,
  match_evidence text,
  primary key (list_id, good)
) with (fillfactor = 50);               -- its product is noted later, in room that the page keeps for it

create table price_list_row (
  list_id uuid not null,
  position int not null,
  sheet text, row int not null,
  good int not null,
  name text not null,
  supplier_article text,
  place text not null,                 -- the warehouse as the list names it; '' is the company's main one
  city text,
  bulk_price int not null,
  vat_rate smallint, has_vat boolean not null,  -- false: the list says nothing of VAT
  quantity int not null,
  quantity_is_minimum boolean not null default false,
  min_order int not null default 1, multiple int not null default 1,
  dot_year smallint, dot_week smallint,
  country text,
  text text not null default '',        -- the row as in the file
  condition text not null default 'new',
  prices jsonb not null default '[]',
  incoming int, incoming_at date,
  facts jsonb not null default '{}',
  copy_of int,                          -- the row that says the same, cell by cell
  doubts text[],
  delivery_days_min smallint, delivery_days_max smallint,
  customs_declaration text,
  primary key (list_id, position)
);

create table price_list_reject (
  list_id uuid not null references price_list on delete cascade,
  position int not null,
  sheet text, row int not null,
  text text not null,
  values jsonb not null,               -- field to text, and what rows above said of this one
  field text,
  value text,
  reason text not null,
  suggestion text,
  fixed boolean not null default false,
  primary key (list_id, position)
);

-- What is doubtful in a list, each kind of it once; its rows name it in `doubts`.
create table price_list_doubt (
  list_id uuid not null references price_list on delete cascade,
  id text not null,
  kind text not null,
  subject text not null,
  detail jsonb not null default '{}',
  rows int not null, first_row int not null,
  answer jsonb,                                     -- what was answered, by a rule or for this list
  primary key (list_id, id)
);

-- What a merge did, so that it can be looked at and undone.
create table price_list_change (
  list_id uuid not null,
  offer_id bigint not null,
  product_id int not null,
  kind text not null check (kind in ('created', 'updated', 'removed')),
  row int,
  name text not null,
  warehouse text not null,
  price_before int, price_after int,
  quantity_before int, quantity_after int,
  before jsonb,                        -- the offer as it was
  primary key (list_id, offer_id)
);

-- Rows that say the same as an earlier one, and rows that wait for an answer, for the report of a list that is on sale: what was
-- staged is gone by then.
create table price_list_note (
  list_id uuid not null,
  kind text not null check (kind in ('joined', 'doubtful')),
  position int not null,
  row int not null,
  name text not null,
  warehouse text not null,
  price int not null,
  quantity int not null,
  note text not null,
  primary key (list_id, kind, position)
);

-- Columns that a company has put right, by what its files look like.
create table price_list_layout (
  company_id uuid not null references company on delete cascade,
  sheet text not null,                 -- '' where the format has none
  titles_hash text not null,
  choices jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (company_id, sheet, titles_hash)
);

-- What a company has answered once for all its lists. `subject_key` is the subject as rows are compared with it.
create table import_rule (
  id int generated by default as identity primary key,
  company_id uuid not null references company on delete cascade,
  kind text not null,
  subject text not null, subject_key text not null,
  answer text not null, value text,
  account_id uuid references account on delete set null,
  created_at timestamptz not null default now(),
  unique (company_id, kind, subject_key)
);
create index import_rule_account on import_rule (account_id) where account_id is not null;

-- «Не тот товар»: what a person has said goes before whatever the lists say.
create table supplier_match (
  company_id uuid not null references company on delete cascade,
  source_key text not null,
  product_id int not null references product on delete cascade,
  created_at timestamptz not null default now(),
  primary key (company_id, source_key)
);
create index supplier_match_product on supplier_match (product_id);
