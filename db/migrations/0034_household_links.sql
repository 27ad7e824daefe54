ALTER TABLE "request_links" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "request_links" ADD COLUMN "kind" text DEFAULT 'customer' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_links" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "request_links" ADD COLUMN "last_used_on" date;--> statement-breakpoint
ALTER TABLE "request_links" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_links" ADD CONSTRAINT "request_links_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "request_links" ADD CONSTRAINT "request_links_kind_known" CHECK ("request_links"."kind" in ('customer', 'household'));--> statement-breakpoint
ALTER TABLE "request_links" ADD CONSTRAINT "request_links_household_named" CHECK (("request_links"."kind" = 'household') = ("request_links"."label" is not null));--> statement-breakpoint
update jobs set payload = payload || '{"mail": "your-links", "others": []}'::jsonb
 where done_at is null and payload->>'mail' = 'request-link';
