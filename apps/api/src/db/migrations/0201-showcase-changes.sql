-- Up to which version of the catalogue a company has been told what changes in a showcase; null: that all of it is to be read.
alter table showcase add told_version bigint;
