#!/bin/sh
# Puts a backup of backup-postgres.sh back into an empty database and an empty DATA_DIR, while no server runs (docs/deploy.md,
# "PostgreSQL"). It reads the same settings. Objects that are in the bucket stay, and those that are missing or differ are put there.
#   restore-postgres.sh BACKUP

set -eu
from=${1:?Name the folder of a backup.}
if [ ! -s "$from/site.dump" ]; then
  echo "$from is no backup of deploy/backup-postgres.sh: it holds no site.dump." >&2
  exit 1
fi
# The root of a disk has lost+found.
if [ ! -d "$DATA_DIR" ] || [ -n "$(ls -A --ignore=lost+found "$DATA_DIR")" ]; then
  echo "$DATA_DIR is no empty folder. Move away what is there, and make one." >&2
  exit 1
fi

# All or nothing: where the database is not empty, nothing changes.
database=${DATABASE_URL:-$(cat "$DATABASE_URL_FILE")}
# Arguments stand in the list of processes, so the password is none.
part() { URL=$database node -p "const url = new URL(process.env.URL); $1"; }
password=$(part 'decodeURIComponent(url.password)')
address=$(part 'url.password = ""; url.href')
PGPASSWORD=$password pg_restore --single-transaction --no-owner --dbname="$address" "$from/site.dump"

if [ -e "$from/mail" ]; then cp --recursive --preserve "$from/mail" "$DATA_DIR/"; fi
if [ -n "${S3_BUCKET:-}" ]; then
  export RCLONE_CONFIG_SITE_TYPE=s3 RCLONE_CONFIG_SITE_PROVIDER=Other
  export RCLONE_CONFIG_SITE_ENDPOINT="${S3_ENDPOINT:-}" RCLONE_CONFIG_SITE_REGION="${S3_REGION:-us-east-1}"
  RCLONE_CONFIG_SITE_ACCESS_KEY_ID=${S3_ACCESS_KEY_ID:-$(cat "$S3_ACCESS_KEY_ID_FILE")}
  RCLONE_CONFIG_SITE_SECRET_ACCESS_KEY=${S3_SECRET_ACCESS_KEY:-$(cat "$S3_SECRET_ACCESS_KEY_FILE")}
  export RCLONE_CONFIG_SITE_ACCESS_KEY_ID RCLONE_CONFIG_SITE_SECRET_ACCESS_KEY
  if [ -e "$from/owner" ]; then
    rclone --config /dev/null --s3-no-check-bucket --ignore-existing copyto "$from/owner" "SITE:$S3_BUCKET/owner"
  fi
  if [ -e "$from/files" ]; then rclone --config /dev/null --s3-no-check-bucket copy "$from/files" "SITE:$S3_BUCKET/files"; fi
elif [ -e "$from/files" ]; then
  cp --recursive --preserve "$from/files" "$DATA_DIR/"
fi

# Last, because no server starts on these records without it: a restore that was stopped is not taken for a whole one.
secret=${SECRET_FILE:-$DATA_DIR/secret}
if [ ! -e "$secret" ]; then
  cp --preserve "$from/secret" "$secret.partial"
  sync --file-system "$secret.partial"
  mv "$secret.partial" "$secret"
fi
sync --file-system "$DATA_DIR"
echo "Restored $from. \`desk doctor\` compares each attachment with its record."
