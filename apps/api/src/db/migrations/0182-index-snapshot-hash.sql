-- What is read from the storage has to be what was written: a file of the search index that is damaged, or another's, counts for
-- nothing. The file of before has no hash, and is built anew.
delete from index_snapshot;
alter table index_snapshot add column sha256 bytea check (length(sha256) = 32),
  add check ((key is null) = (sha256 is null));
