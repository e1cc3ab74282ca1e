#!/bin/sh
# Runs once, in a new database server: makes the role of the application, which owns its database and is no superuser.
set -eu
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" <<'SQL'
create role protektor login nosuperuser nocreatedb nocreaterole password :'password';
create database protektor owner protektor;
revoke connect on database postgres from public;
SQL
