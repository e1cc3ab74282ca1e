-- Whoever made an order for a company hears of it as long as the company lets him speak for it; of his own orders always.
create or replace function people_of(purchase uuid) returns table (account_id uuid, side text) language sql stable as $$
  select x.account_id, min(x.side) from (
    select p.account_id, 'buyer' side from purchase p where p.id = purchase and p.account_id is not null and p.buyer_id is null
    union all
    select s.account_id, 'buyer' from purchase p join speaker s on s.company_id = p.buyer_id where p.id = purchase
    union all
    select s.account_id, 'supplier' from purchase p join speaker s on s.company_id = p.supplier_id where p.id = purchase
  ) x group by x.account_id
$$;
