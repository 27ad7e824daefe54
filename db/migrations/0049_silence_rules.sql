-- What a company says it tried stays as it was noted.
create trigger contact_attempts_append_only before update or delete on contact_attempts
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger contact_attempts_no_truncate before truncate on contact_attempts
  for each statement execute function refuse_change();
