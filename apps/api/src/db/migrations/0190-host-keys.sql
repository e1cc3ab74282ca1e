-- The key that a source's server of SFTP showed when it was met first: see decision 122.
alter table source add column host_key text;
