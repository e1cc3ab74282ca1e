-- Where the pieces of an offer come from. An order keeps what its offers said when it was placed: papers state it.
alter table price_list_row add column customs_declaration text;
alter table offer add column customs_declaration text;
alter table purchase_item add column country text, add column customs_declaration text;
