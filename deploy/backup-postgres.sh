#!/bin/sh
# A backup of an installation whose records are in PostgreSQL, for site-backup.service (docs/deploy.md, "PostgreSQL"). It reads
# DATABASE_URL, DATA_DIR and S3_* of the settings. Needs pg_dump, and rclone where attachments are in a bucket.
#   backup-postgres.sh [FOLDER]    each backup is a folder of FOLDER, by default /var/backups/site
# The folder is complete when it has its name. Folders of more than 30 days are removed, as the privacy page tells.
# How it ended is recorded in the database, for `desk doctor`, the metrics and the alerts.

set -eu
folder=${1:-/var/backups/site}
cd "$(dirname "$0")/.."

record() { node server/desk/cli.ts backup --record "$@" >/dev/null; }
to=$folder/$(date +%FT%H%M%S)
step='the folder'
ended() {
  code=$?
  rm -rf "$to.partial"
  # A database that is away cannot record it: then the unit has failed, and the last backup grows old.
  if [ "$code" -ne 0 ]; then record "$step failed; journalctl -u site-backup tells why" || true; fi
}
trap ended EXIT
trap 'exit 143' TERM INT

mkdir -m 700 "$to.partial"

# Records first: a file that comes later belongs to no record of this backup, and none of its records lacks a file.
step='pg_dump'
database=${DATABASE_URL:-$(cat "$DATABASE_URL_FILE")}
# Arguments stand in the list of processes, so the password is none.
part() { URL=$database node -p "const url = new URL(process.env.URL); $1"; }
password=$(part 'decodeURIComponent(url.password)')
address=$(part 'url.password = ""; url.href')
PGPASSWORD=$password pg_dump --format=custom --file="$to.partial/site.dump" "$address"

step='copying DATA_DIR'
# A file that is erased while its folder is copied ends cp with 1. Then all is copied again, without it.
copy() {
  for _ in 1 2 3; do
    if cp --recursive --preserve "$1" "$to.partial/"; then return; fi
  done
  return 1
}
cp --preserve "${SECRET_FILE:-$DATA_DIR/secret}" "$to.partial/secret"
for name in mail files; do
  if [ -e "$DATA_DIR/$name" ]; then copy "$DATA_DIR/$name"; fi
done

if [ -n "${S3_BUCKET:-}" ]; then
  step='copying the bucket'
  export RCLONE_CONFIG_SITE_TYPE=s3 RCLONE_CONFIG_SITE_PROVIDER=Other
  export RCLONE_CONFIG_SITE_ENDPOINT="${S3_ENDPOINT:-}" RCLONE_CONFIG_SITE_REGION="${S3_REGION:-us-east-1}"
  RCLONE_CONFIG_SITE_ACCESS_KEY_ID=${S3_ACCESS_KEY_ID:-$(cat "$S3_ACCESS_KEY_ID_FILE")}
  RCLONE_CONFIG_SITE_SECRET_ACCESS_KEY=${S3_SECRET_ACCESS_KEY:-$(cat "$S3_SECRET_ACCESS_KEY_FILE")}
  export RCLONE_CONFIG_SITE_ACCESS_KEY_ID RCLONE_CONFIG_SITE_SECRET_ACCESS_KEY
  rclone --config /dev/null copy "SITE:$S3_BUCKET/files" "$to.partial/files"
  # It tells whose bucket it is: no server takes one with files and without it.
  rclone --config /dev/null copyto "SITE:$S3_BUCKET/owner" "$to.partial/owner"
fi

step='giving the backup its name'
sync --file-system "$to.partial"
mv "$to.partial" "$to"
sync --file-system "$folder"

step='removing old backups'
find "$folder" -mindepth 1 -maxdepth 1 -name '20??-??-??*' -mmin +43200 -exec rm -r {} +
record
