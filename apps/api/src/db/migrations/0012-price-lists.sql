-- Price lists: a file is read into the tables below, looked at, and only then merged into the offers, at once.

-- What an offer was called in its supplier's list, and why it is taken for its product; null where no list brought it.
alter table offer
  add column source_name text,
  add column source_article text,
  add column match_by text check (match_by in ('article', 'barcode', 'attributes', 'own', 'manual')),
  add column match_evidence text;

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
  finished_at timestamptz
);
create index price_list_company on price_list (company_id, created_at desc);
create unique index price_list_busy on price_list (company_id) where status in ('reading', 'running');

-- The goods of a list, each once, as its rows describe them.
create table price_list_good (
  list_id uuid not null references price_list on delete cascade,
  good int not null,
  section smallint not null,
  brand text not null,
  model text not null,
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
);

create table price_list_row (
  list_id uuid not null references price_list on delete cascade,
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

-- What a merge did, so that it can be looked at and undone.
create table price_list_change (
  list_id uuid not null references price_list on delete cascade,
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

-- Columns that a company has put right, by what its files look like.
create table price_list_layout (
  company_id uuid not null references company on delete cascade,
  sheet text not null,                 -- '' where the format has none
  titles_hash text not null,
  choices jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (company_id, sheet, titles_hash)
);

-- By what a product is known again: barcodes and makers' articles that price lists gave, its description, or, where that does
-- not tell it from others, the row of the one company whose own it is. Products that no list has named yet get their
-- description when it is first needed.
create table product_key (
  key text not null,
  product_id int not null references product on delete cascade,
  kind text not null check (kind in ('barcode', 'article', 'description', 'own')),
  primary key (key, product_id)
);
create index product_key_product on product_key (product_id, kind);

-- «Не тот товар»: what a person has said goes before whatever the lists say.
create table supplier_match (
  company_id uuid not null references company on delete cascade,
  source_key text not null,
  product_id int not null references product on delete cascade,
  created_at timestamptz not null default now(),
  primary key (company_id, source_key)
);
