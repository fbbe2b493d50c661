#!/bin/sh
# A backup of an installation whose records are in PostgreSQL, for site-backup.service (docs/deploy.md, "PostgreSQL"). It reads
# DATABASE_URL, DATA_DIR and S3_* of the settings. Needs pg_dump, and rclone where attachments are in a bucket.
# The folder is complete when it has its name. Folders of more than 30 days are removed, as the privacy page tells.

set -eu
folder=/var/backups/site
to=$folder/$(date +%F)
rm -rf "$to.partial"
mkdir -m 700 "$to.partial"

# Records first: a file that comes later belongs to no record of this backup, and none of its records lacks a file.
pg_dump --format=custom --file="$to.partial/site.dump" "$DATABASE_URL"

for name in secret mail files; do
  if [ -e "$DATA_DIR/$name" ]; then cp --recursive --preserve "$DATA_DIR/$name" "$to.partial/"; fi
done

if [ -n "${S3_BUCKET:-}" ]; then
  export RCLONE_CONFIG_SITE_TYPE=s3 RCLONE_CONFIG_SITE_PROVIDER=Other
  export RCLONE_CONFIG_SITE_ENDPOINT="${S3_ENDPOINT:-}" RCLONE_CONFIG_SITE_REGION="${S3_REGION:-us-east-1}"
  export RCLONE_CONFIG_SITE_ACCESS_KEY_ID="$S3_ACCESS_KEY_ID" RCLONE_CONFIG_SITE_SECRET_ACCESS_KEY="$S3_SECRET_ACCESS_KEY"
  rclone --config /dev/null copy "SITE:$S3_BUCKET/files" "$to.partial/files"
fi

rm -rf "$to"
mv "$to.partial" "$to"
find "$folder" -mindepth 1 -maxdepth 1 -name '20??-??-??' -mtime +30 -exec rm -r {} +
