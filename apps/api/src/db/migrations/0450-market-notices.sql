-- A supplier hears once a week of what the market has chosen and looked for.
alter table notice_choice drop constraint notice_choice_kind_check;
alter table notice_choice add constraint notice_choice_kind_check check (kind in ('orders', 'money', 'goods', 'claims', 'market'));
