-- Rows of a pasted list name a product by its article or barcode. An article is compared by its letters and digits alone.
create index product_article on product (regexp_replace(lower(article), '[^0-9a-zа-я]', '', 'g')) where article is not null;
create index product_barcode on product (barcode) where barcode is not null;
