CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"new_email" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" text,
	"actor_label" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	"from_address" text
);
--> statement-breakpoint
CREATE TABLE "captured_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "captured_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "captured_mails_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "demo_clock" (
	"id" smallint PRIMARY KEY NOT NULL,
	"hours_ahead" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"lane" text DEFAULT 'mail' NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"lease" uuid,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"last_error" text,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"job_id" bigint,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_reports_once" UNIQUE("message_id","kind","status","at")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"task" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "scheduled_runs_once" UNIQUE("task","day")
);
--> statement-breakpoint
CREATE TABLE "work_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"taken_by" text,
	"taken_at" timestamp with time zone,
	"snoozed_until" timestamp with time zone,
	"note" text,
	"noted_by" text,
	"noted_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_marks_once" UNIQUE("kind","subject","since"),
	CONSTRAINT "work_marks_taken_whole" CHECK (("work_marks"."taken_by" is null) = ("work_marks"."taken_at" is null)),
	CONSTRAINT "work_marks_note_whole" CHECK (num_nulls("work_marks"."note", "work_marks"."noted_by", "work_marks"."noted_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "balance_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"amount_pence" integer NOT NULL,
	"fee_pence" integer NOT NULL,
	"net_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"source_id" text,
	"payment_intent_id" text,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "balance_entries_net" CHECK ("balance_entries"."net_pence" = "balance_entries"."amount_pence" - "balance_entries"."fee_pence")
);
--> statement-breakpoint
CREATE TABLE "balance_months" (
	"month" text PRIMARY KEY NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "books_mismatches" (
	"installer_id" text PRIMARY KEY NOT NULL,
	"entry_number" integer NOT NULL,
	"because" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "books_mismatches_because" CHECK ("books_mismatches"."because" in ('order', 'balance', 'held', 'hash', 'head', 'behind'))
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" text NOT NULL,
	"verified" boolean DEFAULT true,
	"failed_verification_count" integer DEFAULT 0,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"offered_by" text DEFAULT 'installer' NOT NULL,
	"sent_by" text,
	"api_key_id" uuid,
	"kind" text NOT NULL,
	"minutes" smallint NOT NULL,
	"times" jsonb NOT NULL,
	"status" text NOT NULL,
	"status_changed_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"moves_id" uuid,
	"starts_at" timestamp with time zone,
	"address" text,
	"uid" uuid NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "appointments_offered_by_known" CHECK ("appointments"."offered_by" in ('customer', 'installer')),
	CONSTRAINT "appointments_kind_known" CHECK ("appointments"."kind" in ('call', 'survey', 'installation')),
	CONSTRAINT "appointments_minutes" CHECK ("appointments"."minutes" between 15 and 480),
	CONSTRAINT "appointments_times" CHECK (jsonb_array_length("appointments"."times") between 1 and 3),
	CONSTRAINT "appointments_status_known" CHECK ("appointments"."status" in ('offered', 'booked', 'refused', 'withdrawn', 'passed', 'moved', 'cancelled', 'kept', 'missed')),
	CONSTRAINT "appointments_booked_at" CHECK (("appointments"."starts_at" is null) = ("appointments"."status" in ('offered', 'refused', 'withdrawn', 'passed')))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"user_id" text NOT NULL,
	"is_of_all" boolean NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "briefs" (
	"lead_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"mail_at" timestamp with time zone NOT NULL,
	CONSTRAINT "briefs_lead_id_version_pk" PRIMARY KEY("lead_id","version"),
	CONSTRAINT "briefs_version" CHECK ("briefs"."version" > 0),
	CONSTRAINT "briefs_mail_later" CHECK ("briefs"."mail_at" >= "briefs"."written_at")
);
--> statement-breakpoint
CREATE TABLE "buying_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"reason" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"held_by" text NOT NULL,
	"released_at" timestamp with time zone,
	"released_by" text
);
--> statement-breakpoint
CREATE TABLE "purchase_caps" (
	"installer_id" text NOT NULL,
	"holder_kind" text NOT NULL,
	"holder" text NOT NULL,
	"leads_a_day" integer,
	"leads_a_week" integer,
	"credits_a_month" integer,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_caps_installer_id_holder_kind_holder_pk" PRIMARY KEY("installer_id","holder_kind","holder"),
	CONSTRAINT "purchase_caps_holder" CHECK ("purchase_caps"."holder_kind" in ('company', 'person', 'key')),
	CONSTRAINT "purchase_caps_not_negative" CHECK (least("purchase_caps"."leads_a_day", "purchase_caps"."leads_a_week", "purchase_caps"."credits_a_month") >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_pauses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"service_type" text,
	"reason" text,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"ended_by" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "purchase_pauses_days" CHECK ("purchase_pauses"."starts_on" <= "purchase_pauses"."ends_on"),
	CONSTRAINT "purchase_pauses_ended" CHECK (("purchase_pauses"."ended_by" is null) = ("purchase_pauses"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"filter" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_name" UNIQUE("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "admin_roles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "admin_roles_once" UNIQUE("user_id","role"),
	CONSTRAINT "admin_roles_known" CHECK ("admin_roles"."role" in ('support', 'vetting', 'finance', 'owner'))
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"scope" text NOT NULL,
	"last_day" date NOT NULL,
	"warned_days" smallint,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	CONSTRAINT "api_keys_keyHash_unique" UNIQUE("key_hash"),
	CONSTRAINT "api_keys_scope" CHECK ("api_keys"."scope" in ('read', 'act', 'buy'))
);
--> statement-breakpoint
CREATE TABLE "company_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_slugs_own" UNIQUE("slug","installer_id"),
	CONSTRAINT "company_slugs_ascii" CHECK ("company_slugs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "installer_coverage" (
	"installer_id" text PRIMARY KEY NOT NULL,
	"base_postcode" text NOT NULL,
	"base_outcode" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"radius_miles" smallint NOT NULL,
	"services" text[] NOT NULL,
	"excluded_outcodes" text[] DEFAULT '{}' NOT NULL,
	"minimum_budget_pounds" integer,
	"needs_phone" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "installer_coverage_minimum_budget" CHECK ("installer_coverage"."minimum_budget_pounds" between 1 and 1000000),
	CONSTRAINT "installer_coverage_radius" CHECK ("installer_coverage"."radius_miles" between 1 and 600)
);
--> statement-breakpoint
CREATE TABLE "installer_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"company_name" text NOT NULL,
	"phone" text,
	"address" text,
	"city" text,
	"postcode" text,
	"legal_form" text,
	"company_number" text,
	"asked_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	CONSTRAINT "profile_changes_outcome" CHECK ("profile_changes"."outcome" in ('accepted', 'declined', 'replaced', 'withdrawn')),
	CONSTRAINT "profile_changes_decided" CHECK (("profile_changes"."outcome" is null) = ("profile_changes"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"address" text,
	"city" text,
	"postcode" text,
	"business_license" text,
	"legal_form" text,
	"company_number" text,
	"certifications" text[] NOT NULL,
	"specialties" text[] NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"status_reason" text,
	"status_changed_at" timestamp with time zone,
	"credits" integer DEFAULT 0 NOT NULL,
	"held_credits" integer DEFAULT 0 NOT NULL,
	"ledger_entries" integer DEFAULT 0 NOT NULL,
	"ledger_head" text DEFAULT '0000000000000000000000000000000000000000000000000000000000000000' NOT NULL,
	"disputed_credits" integer DEFAULT 0 NOT NULL,
	"grace_from" date,
	"gate_version" integer DEFAULT 0 NOT NULL,
	"stop_due_at" timestamp with time zone,
	"buying_held_at" timestamp with time zone,
	"is_capped" boolean DEFAULT false NOT NULL,
	"requires_two_factor" boolean DEFAULT false NOT NULL,
	"slug" text,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_published_at_address" CHECK ("profiles"."published_at" is null or "profiles"."slug" is not null),
	CONSTRAINT "profiles_held_not_negative" CHECK ("profiles"."held_credits" >= 0),
	CONSTRAINT "profiles_status_known" CHECK ("profiles"."status" in ('pending', 'approved', 'suspended')),
	CONSTRAINT "profiles_credits_not_negative" CHECK ("profiles"."credits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_acceptances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"installer_id" text NOT NULL,
	"version" text NOT NULL,
	"fingerprint" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"occasion" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"last_status" smallint,
	"last_error" text,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("endpoint_id","event","subject_id","occasion")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"events" text[] NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"switched_off_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "appeal_decisions" (
	"appeal_id" uuid PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"reason" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appeal_decisions_outcome" CHECK ("appeal_decisions"."outcome" in ('accepted', 'declined')),
	CONSTRAINT "appeal_decisions_by_time" CHECK ("appeal_decisions"."decided_by" is not null or "appeal_decisions"."outcome" = 'accepted')
);
--> statement-breakpoint
CREATE TABLE "appeal_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appeal_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appeal_files_place" UNIQUE("appeal_id","position"),
	CONSTRAINT "appeal_files_most" CHECK ("appeal_files"."position" between 1 and 3),
	CONSTRAINT "appeal_files_size" CHECK ("appeal_files"."size_bytes" between 1 and 10485760)
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"installer_id" text,
	"lead_id" uuid,
	"words" text,
	"against" text,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" text,
	"decide_by" timestamp with time zone NOT NULL,
	CONSTRAINT "appeals_once" UNIQUE("kind","subject"),
	CONSTRAINT "appeals_kind_known" CHECK ("appeals"."kind" in ('report', 'buying_held', 'suspension', 'request', 'review')),
	CONSTRAINT "appeals_somebody" CHECK (num_nonnulls("appeals"."installer_id", "appeals"."lead_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"about" text NOT NULL,
	"words" text,
	"made_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"decision" text,
	"to_customer" text,
	"to_company" text,
	CONSTRAINT "complaints_about_known" CHECK ("complaints"."about" in ('contact', 'conduct', 'quote', 'work', 'details', 'other')),
	CONSTRAINT "complaints_decision_known" CHECK ("complaints"."decision" in ('upheld', 'not_upheld', 'gone')),
	CONSTRAINT "complaints_decided_whole" CHECK (("complaints"."decided_at" is null) = ("complaints"."decision" is null))
);
--> statement-breakpoint
CREATE TABLE "consent_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"text_version" text NOT NULL,
	"works" smallint DEFAULT 1 NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"purchase_id" uuid,
	"reference" uuid,
	CONSTRAINT "consent_records_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "contract_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"quote_id" uuid,
	"name" text,
	"company_number" text,
	"outcome" text NOT NULL,
	"mcs_holder" text NOT NULL,
	"insured" text NOT NULL,
	"register" text NOT NULL,
	"against" text,
	"checked_at" timestamp with time zone NOT NULL,
	"decision" text,
	"reason" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "contract_checks_decision" CHECK ("contract_checks"."decision" in ('accepted', 'closed')),
	CONSTRAINT "contract_checks_decided" CHECK (("contract_checks"."decision" is null) = ("contract_checks"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"signed_on" date,
	"goods_on" date,
	"told_of_right" boolean,
	"changed_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"letter" text,
	CONSTRAINT "contracts_signed_or_cancelled" CHECK (num_nonnulls("contracts"."signed_on", "contracts"."cancelled_at") > 0),
	CONSTRAINT "contracts_goods_later" CHECK ("contracts"."goods_on" is null or "contracts"."signed_on" is not null),
	CONSTRAINT "contracts_letter_sent" CHECK ("contracts"."letter" is null or "contracts"."cancelled_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "credit_note_numbers" (
	"id" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"number" integer PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider_refund_id" text NOT NULL,
	"credits" integer NOT NULL,
	"amount_pence" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"company" text NOT NULL,
	"address" text,
	"seller" jsonb NOT NULL,
	"entry_number" integer NOT NULL,
	"vat_number" text,
	"vat_percent" integer,
	CONSTRAINT "credit_notes_providerRefundId_unique" UNIQUE("provider_refund_id"),
	CONSTRAINT "credit_notes_amount" CHECK ("credit_notes"."amount_pence" > 0 and "credit_notes"."credits" >= 0),
	CONSTRAINT "credit_notes_vat" CHECK (("credit_notes"."vat_number" is null) = ("credit_notes"."vat_percent" is null))
);
--> statement-breakpoint
CREATE TABLE "card_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"credits" integer NOT NULL,
	"amount_pence" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"needs_approval" boolean NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"state" text NOT NULL,
	"sent_at" timestamp with time zone,
	"known_pence" integer,
	"provider_refund_id" text,
	"ended_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "card_refunds_providerRefundId_unique" UNIQUE("provider_refund_id"),
	CONSTRAINT "card_refunds_state" CHECK ("card_refunds"."state" in ('asked', 'approved', 'sent', 'succeeded', 'failed', 'declined')),
	CONSTRAINT "card_refunds_amount" CHECK ("card_refunds"."credits" > 0 and "card_refunds"."amount_pence" > 0),
	CONSTRAINT "card_refunds_approved_by_another" CHECK (not "card_refunds"."needs_approval" or "card_refunds"."state" in ('asked', 'declined')
        or ("card_refunds"."decided_by" is not null and "card_refunds"."decided_by" <> "card_refunds"."asked_by"))
);
--> statement-breakpoint
CREATE TABLE "credit_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"credits" integer NOT NULL,
	"worth_pence" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"needs_approval" boolean NOT NULL,
	"state" text NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"declined_for" text,
	CONSTRAINT "credit_grants_state" CHECK ("credit_grants"."state" in ('asked', 'given', 'declined')),
	CONSTRAINT "credit_grants_amount" CHECK ("credit_grants"."credits" > 0 and "credit_grants"."worth_pence" > 0),
	CONSTRAINT "credit_grants_approved_by_another" CHECK (not "credit_grants"."needs_approval" or "credit_grants"."state" in ('asked', 'declined')
        or ("credit_grants"."decided_by" is not null and "credit_grants"."decided_by" <> "credit_grants"."asked_by"))
);
--> statement-breakpoint
CREATE TABLE "credit_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"installer_id" text NOT NULL,
	"entry_number" integer NOT NULL,
	"amount" integer NOT NULL,
	"transaction_type" text NOT NULL,
	"cause_id" uuid NOT NULL,
	"description" text NOT NULL,
	"balance_after" integer NOT NULL,
	"held_after" integer DEFAULT 0 NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"entry_hash" text NOT NULL,
	CONSTRAINT "credit_transactions_once_per_cause" UNIQUE("cause_id","transaction_type"),
	CONSTRAINT "credit_transactions_in_order" UNIQUE("installer_id","entry_number"),
	CONSTRAINT "credit_transactions_type" CHECK ("credit_transactions"."transaction_type" in ('purchase', 'spend', 'refund', 'grant', 'hold', 'release', 'reversal')),
	CONSTRAINT "credit_transactions_sign" CHECK (("credit_transactions"."transaction_type" in ('spend', 'hold', 'reversal')) = ("credit_transactions"."amount" < 0) and "credit_transactions"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment_id" uuid,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_mismatches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"reasons" text[] NOT NULL,
	"session_id" text NOT NULL,
	"payment_intent_id" text,
	"amount_pence" integer,
	"currency" text,
	"event_id" text,
	"received_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"outcome_reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "payment_mismatches_once" UNIQUE("payment_id","session_id"),
	CONSTRAINT "payment_mismatches_outcome" CHECK ("payment_mismatches"."outcome" in ('credited', 'closed')),
	CONSTRAINT "payment_mismatches_decided" CHECK (("payment_mismatches"."outcome" is null) = ("payment_mismatches"."decided_at" is null) and ("payment_mismatches"."outcome" is null) = ("payment_mismatches"."outcome_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_reversals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount_pence" integer,
	"provider_id" text,
	"event_id" text,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by" text,
	CONSTRAINT "payment_reversals_kind" CHECK ("kind" in ('refund', 'dispute', 'dealt_with', 'arrived', 'settled', 'refund_asked', 'refund_approved', 'refund_declined', 'refund_failed'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"pack" text NOT NULL,
	"credits" integer NOT NULL,
	"amount_pence" integer NOT NULL,
	"status" text NOT NULL,
	"session_id" text,
	"payment_intent_id" text,
	"charge_id" text,
	"paid_pence" integer,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"receipt_number" integer,
	"receipt_company" text,
	"receipt_address" text,
	"receipt_vat_number" text,
	"receipt_seller" jsonb,
	"refunded_pence" integer DEFAULT 0 NOT NULL,
	"pending_refund_pence" integer DEFAULT 0 NOT NULL,
	"lost_pence" integer DEFAULT 0 NOT NULL,
	"dispute_id" text,
	"disputed_at" timestamp with time zone,
	"dispute_status" text,
	"disputed_pence" integer,
	"dispute_due_at" timestamp with time zone,
	"disputed_credits" integer DEFAULT 0 NOT NULL,
	"reversal_open" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payments_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "payments_paymentIntentId_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "payments_receiptNumber_unique" UNIQUE("receipt_number"),
	CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('started', 'pending', 'paid', 'failed', 'expired', 'mismatched')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_pence" > 0 and "payments"."credits" > 0),
	CONSTRAINT "payments_refund" CHECK ("payments"."refunded_pence" between 0 and "payments"."amount_pence"),
	CONSTRAINT "payments_taken_back" CHECK ("payments"."pending_refund_pence" between 0 and "payments"."amount_pence" and "payments"."lost_pence" between 0 and "payments"."amount_pence"),
	CONSTRAINT "payments_disputed" CHECK ("payments"."disputed_credits" between 0 and "payments"."credits"),
	CONSTRAINT "payments_paid_has_receipt" CHECK (("payments"."status" = 'paid') = ("payments"."receipt_number" is not null and "payments"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "receipt_numbers" (
	"id" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_numbers_one_row" CHECK ("receipt_numbers"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"sender" text NOT NULL,
	"message_id" uuid,
	"quote_id" uuid,
	"handover_id" uuid,
	"position" smallint NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_of_message" UNIQUE("message_id","position"),
	CONSTRAINT "files_of_quote" UNIQUE("quote_id","position"),
	CONSTRAINT "files_of_handover" UNIQUE("handover_id","position"),
	CONSTRAINT "files_sender_known" CHECK ("files"."sender" in ('customer', 'installer')),
	CONSTRAINT "files_place" CHECK (num_nonnulls("files"."message_id", "files"."quote_id", "files"."handover_id") <= 1
        and (num_nonnulls("files"."message_id", "files"."handover_id") = 1 or "files"."sender" = 'installer')
        and "files"."position" between 1 and case when num_nonnulls("files"."message_id", "files"."handover_id") = 0 then 3 else 5 end),
	CONSTRAINT "files_kind" CHECK (num_nonnulls("files"."message_id", "files"."handover_id") = 1 or "files"."media_type" = 'application/pdf'),
	CONSTRAINT "files_size" CHECK ("files"."size_bytes" between 1 and 10485760)
);
--> statement-breakpoint
CREATE TABLE "contact_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"outcome" text,
	"tried_at" timestamp with time zone NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"noted_by" text NOT NULL,
	"api_key_id" uuid,
	CONSTRAINT "contact_attempts_channel_known" CHECK ("contact_attempts"."channel" in ('call', 'email', 'text')),
	CONSTRAINT "contact_attempts_outcome_known" CHECK ("contact_attempts"."outcome" in ('spoke', 'no_answer', 'left_message') and ("contact_attempts"."outcome" is null or "contact_attempts"."channel" = 'call'))
);
--> statement-breakpoint
CREATE TABLE "next_acts" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"what" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "next_acts_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "silences" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"reminded_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"replace_asked_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "silences_answer_whole" CHECK (num_nulls("silences"."answer", "silences"."answered_at") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"payments" jsonb NOT NULL,
	"paid_pence" integer NOT NULL,
	"first_paid_on" date,
	"is_insured" boolean,
	"scheme" text,
	"certificate_id" uuid,
	"money_back_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"overdue_at" timestamp with time zone,
	"risks" jsonb NOT NULL,
	"at_risk_at" timestamp with time zone,
	"dealt_with_at" timestamp with time zone,
	CONSTRAINT "deposits_paid" CHECK (("deposits"."first_paid_on" is null) = ("deposits"."paid_pence" = 0) and ("deposits"."paid_pence" = 0) = (jsonb_array_length("deposits"."payments") = 0)
        and "deposits"."paid_pence" >= 0),
	CONSTRAINT "deposits_certificate" CHECK (("deposits"."scheme" is null) = ("deposits"."certificate_id" is null))
);
--> statement-breakpoint
CREATE TABLE "handover_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"item" text NOT NULL,
	"side" text NOT NULL,
	"is_done" boolean NOT NULL,
	"done_on" date,
	"number" text,
	"given_at" timestamp with time zone NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "handover_entries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "handover_entries_side_known" CHECK ("handover_entries"."side" in ('customer', 'installer')),
	CONSTRAINT "handover_entries_taken_back" CHECK ("handover_entries"."is_done" or num_nonnulls("handover_entries"."done_on", "handover_entries"."number") = 0)
);
--> statement-breakpoint
CREATE TABLE "forgotten_requests" (
	"asked_on" date PRIMARY KEY NOT NULL,
	"requests" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "household_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"label" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"price_credits" integer NOT NULL,
	"spend_id" bigint NOT NULL,
	"purchased_at" timestamp with time zone NOT NULL,
	"gate_version" integer,
	"bought_by" text,
	"api_key_id" uuid,
	"assigned_to" text,
	"stage" text DEFAULT 'new' NOT NULL,
	"stage_changed_at" timestamp with time zone,
	"stage_changed_by" text,
	"stage_key_id" uuid,
	"first_contact_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_reason" text,
	"place_freed_at" timestamp with time zone,
	"customer_reason" text,
	"customer_words" text,
	"lost_reason" text,
	"job_value_pence" integer,
	"changed_at" timestamp with time zone,
	CONSTRAINT "lead_purchases_once" UNIQUE("lead_id","installer_id"),
	CONSTRAINT "lead_purchases_ended" CHECK (("lead_purchases"."ended_at" is null) = ("lead_purchases"."ended_reason" is null) and ("lead_purchases"."place_freed_at" is null or "lead_purchases"."ended_at" is not null)),
	CONSTRAINT "lead_purchases_ended_reason" CHECK ("lead_purchases"."ended_reason" in ('silent', 'not_chosen', 'closed', 'stopped', 'company_gone')),
	CONSTRAINT "lead_purchases_price" CHECK ("lead_purchases"."price_credits" > 0),
	CONSTRAINT "lead_purchases_stage" CHECK ("lead_purchases"."stage" in ('new', 'contacted', 'survey_booked', 'quoted', 'won', 'lost')),
	CONSTRAINT "lead_purchases_lost_reason" CHECK (("lead_purchases"."stage" = 'lost') = ("lead_purchases"."lost_reason" is not null) and "lead_purchases"."lost_reason" in ('price', 'speed', 'another installer', 'not going ahead', 'could not reach them')),
	CONSTRAINT "lead_purchases_job_value" CHECK ("lead_purchases"."job_value_pence" between 100 and 500000000)
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"group_id" uuid,
	"group_position" smallint,
	"customer_name" text NOT NULL,
	"customer_email" text,
	"customer_mailbox" text,
	"customer_phone" text,
	"earlier_details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"customer_recurs" boolean DEFAULT false NOT NULL,
	"postcode" text NOT NULL,
	"outcode" text NOT NULL,
	"location" text NOT NULL,
	"service_type" text NOT NULL,
	"service_slug" text,
	"property_type" text,
	"timeframe" text,
	"description" text,
	"budget_range" text,
	"contact_way" text,
	"contact_times" text[],
	"urgency" text NOT NULL,
	"status" text NOT NULL,
	"max_purchases" smallint NOT NULL,
	"places_taken" smallint DEFAULT 0 NOT NULL,
	"places_reopened" smallint DEFAULT 0 NOT NULL,
	"sharing" text DEFAULT 'on_purchase' NOT NULL,
	"outlines_waiting" smallint DEFAULT 0 NOT NULL,
	"created_by" text,
	"import_fingerprint" text,
	"import_source" text,
	"created_at" timestamp with time zone NOT NULL,
	"link_queued_at" timestamp with time zone,
	"sender_hash" text,
	"is_sent_at_once" boolean DEFAULT false NOT NULL,
	"available_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"closed_reason" text,
	"customer_closed_at" timestamp with time zone,
	"contact_asked_at" timestamp with time zone,
	"contact_answered_at" timestamp with time zone,
	"contact_corrected_at" timestamp with time zone,
	"brief" jsonb,
	"brief_written_at" timestamp with time zone,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"plan" jsonb,
	"anonymised_at" timestamp with time zone,
	"shown_changed_at" timestamp with time zone,
	"anonymised_because" text,
	CONSTRAINT "leads_status_known" CHECK ("leads"."status" in ('unconfirmed', 'available', 'paused', 'sold', 'withdrawn', 'expired')),
	CONSTRAINT "leads_urgency_known" CHECK ("leads"."urgency" in ('low', 'medium', 'high')),
	CONSTRAINT "leads_max_purchases" CHECK ("leads"."max_purchases" between 1 and 3),
	CONSTRAINT "leads_sharing_known" CHECK ("leads"."sharing" in ('on_purchase', 'on_pick')),
	CONSTRAINT "leads_outlines_waiting" CHECK ("leads"."outlines_waiting" between 0 and 6),
	CONSTRAINT "leads_places_reopened" CHECK ("leads"."places_reopened" between 0 and 2),
	CONSTRAINT "leads_places" CHECK ("leads"."places_taken" between 0 and "leads"."max_purchases"),
	CONSTRAINT "leads_sold_when_full" CHECK (("leads"."status" = 'sold') = ("leads"."places_taken" = "leads"."max_purchases")),
	CONSTRAINT "leads_email_of_request" CHECK ("leads"."origin" = 'admin' or "leads"."customer_email" is not null),
	CONSTRAINT "leads_reachable" CHECK (coalesce("leads"."customer_email", "leads"."customer_phone") is not null),
	CONSTRAINT "leads_group_position" CHECK (("leads"."group_id" is null) = ("leads"."group_position" is null))
);
--> statement-breakpoint
CREATE TABLE "purchase_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"api_key_id" uuid,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_holds" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"reasons" text[] NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"words" text,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"ended_by" text,
	"reason" text,
	CONSTRAINT "request_holds_two" CHECK (cardinality("request_holds"."reasons") >= 2),
	CONSTRAINT "request_holds_ended_whole" CHECK (("request_holds"."ended_at" is null) = ("request_holds"."outcome" is null))
);
--> statement-breakpoint
CREATE TABLE "request_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text DEFAULT 'customer' NOT NULL,
	"label" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_on" date,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "request_links_id_unique" UNIQUE("id"),
	CONSTRAINT "request_links_kind_known" CHECK ("request_links"."kind" in ('customer', 'device', 'household')),
	CONSTRAINT "request_links_household_named" CHECK (("request_links"."kind" = 'household') = ("request_links"."label" is not null))
);
--> statement-breakpoint
CREATE TABLE "message_mails" (
	"purchase_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_mails_purchase_id_recipient_pk" PRIMARY KEY("purchase_id","recipient"),
	CONSTRAINT "message_mails_recipient_known" CHECK ("message_mails"."recipient" in ('customer', 'installer'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"sender" text NOT NULL,
	"sent_by" text,
	"api_key_id" uuid,
	"text" text,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"report_reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"decision" text,
	"decision_reason" text,
	CONSTRAINT "messages_sender_known" CHECK ("messages"."sender" in ('customer', 'installer')),
	CONSTRAINT "messages_length" CHECK (length("messages"."text") between 1 and 4000),
	CONSTRAINT "messages_decision_whole" CHECK (num_nulls("messages"."decided_at", "messages"."decision", "messages"."decision_reason") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "held_mails" (
	"job_id" bigint PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"user_id" text NOT NULL,
	"mail" jsonb NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"day" date
);
--> statement-breakpoint
CREATE TABLE "company_stats" (
	"installer_id" text PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"recent_waits" integer[] NOT NULL,
	"contact_days" smallint NOT NULL,
	"contact_of" integer NOT NULL,
	"contact_in_day" integer NOT NULL,
	"contact_median_minutes" integer,
	"quote_days" smallint NOT NULL,
	"quote_of" integer NOT NULL,
	"quoted" integer NOT NULL,
	"chosen_days" smallint NOT NULL,
	"chosen_of" integer NOT NULL,
	"chosen" integer NOT NULL,
	"finished" integer NOT NULL,
	"price_kept" integer NOT NULL,
	"on_time" integer NOT NULL,
	"made_of" integer NOT NULL,
	"made_percent" integer,
	"used_of" integer NOT NULL,
	"used_percent" integer,
	CONSTRAINT "company_stats_shares" CHECK ("company_stats"."contact_in_day" <= "company_stats"."contact_of" and "company_stats"."quoted" <= "company_stats"."quote_of" and "company_stats"."chosen" <= "company_stats"."chosen_of" and greatest("company_stats"."price_kept", "company_stats"."on_time") <= "company_stats"."finished")
);
--> statement-breakpoint
CREATE TABLE "outcomes" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"finished_on" date NOT NULL,
	"final_pence" integer NOT NULL,
	"price_kept" boolean NOT NULL,
	"on_time" boolean NOT NULL,
	"rating" smallint NOT NULL,
	"words" text,
	"may_show" boolean NOT NULL,
	"again" text,
	"predicted_kwh" integer,
	"predicted_kind" text,
	"asked_at" timestamp with time zone,
	"reading_kwh" integer,
	"reading_from" date,
	"reading_to" date,
	"read_at" timestamp with time zone,
	CONSTRAINT "outcomes_rating_counts" CHECK ("outcomes"."rating" between 1 and 5),
	CONSTRAINT "outcomes_again" CHECK ("outcomes"."again" in ('yes', 'no', 'not_sure')),
	CONSTRAINT "outcomes_price_counts" CHECK ("outcomes"."final_pence" >= 0),
	CONSTRAINT "outcomes_prediction_whole" CHECK (num_nulls("outcomes"."predicted_kwh", "outcomes"."predicted_kind") in (0, 2)),
	CONSTRAINT "outcomes_reading_whole" CHECK (num_nulls("outcomes"."reading_kwh", "outcomes"."reading_from", "outcomes"."reading_to", "outcomes"."read_at") in (0, 4)),
	CONSTRAINT "outcomes_reading_days" CHECK ("outcomes"."reading_to" - "outcomes"."reading_from" between 330 and 400)
);
--> statement-breakpoint
CREATE TABLE "public_months" (
	"month" text PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "public_months_month" CHECK ("public_months"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "review_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"review_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text,
	"reason" text,
	"about" bigint,
	"words" text,
	"name" text,
	"email" text,
	"quoted" text,
	"may_say_who" boolean,
	CONSTRAINT "review_acts_kind" CHECK ("review_acts"."kind" in ('published', 'held', 'removed', 'withdrawn', 'disputed', 'dispute_decided', 'reported', 'report_decided', 'notice_sent', 'author_asked', 'author_answered', 'read')),
	CONSTRAINT "review_acts_held" CHECK ("review_acts"."kind" <> 'held' or ("review_acts"."reason" is not null and "review_acts"."reason" in ('address', 'mail_domain', 'phone', 'many_in_a_day', 'offered'))),
	CONSTRAINT "review_acts_removed" CHECK ("review_acts"."kind" <> 'removed' or ("review_acts"."reason" is not null and "review_acts"."reason" in ('not_genuine', 'incentivised', 'personal_data', 'unlawful', 'wrong_company', 'advertising', 'withdrawn_by_author')))
);
--> statement-breakpoint
CREATE TABLE "review_replies" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"text" text,
	"is_blanked" boolean NOT NULL,
	"written_by" text,
	"replied_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_versions" (
	"review_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"is_finished" boolean NOT NULL,
	"stars" smallint NOT NULL,
	"price_kept" boolean,
	"on_time" boolean,
	"again" text NOT NULL,
	"words" text,
	"is_blanked" boolean NOT NULL,
	"first_name" text,
	"district" text NOT NULL,
	CONSTRAINT "review_versions_review_id_version_pk" PRIMARY KEY("review_id","version"),
	CONSTRAINT "review_versions_stars" CHECK ("review_versions"."stars" between 1 and 5),
	CONSTRAINT "review_versions_again" CHECK ("review_versions"."again" in ('yes', 'no', 'not_sure')),
	CONSTRAINT "review_versions_finished" CHECK (num_nulls("review_versions"."price_kept", "review_versions"."on_time") = case when "review_versions"."is_finished" then 0 else 2 end)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"first_of_customer" uuid NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_purchase" UNIQUE("purchase_id")
);
--> statement-breakpoint
CREATE TABLE "outline_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"outline_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"text" text,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outline_messages_sender_known" CHECK ("outline_messages"."sender" in ('customer', 'installer'))
);
--> statement-breakpoint
CREATE TABLE "outlines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"status_changed_at" timestamp with time zone NOT NULL,
	"from_pence" integer NOT NULL,
	"to_pence" integer NOT NULL,
	"size" numeric(8, 2),
	"equipment" text,
	"included" jsonb NOT NULL,
	"needs_survey" boolean NOT NULL,
	"earliest_start" date NOT NULL,
	"text" text,
	"sent_at" timestamp with time zone NOT NULL,
	"lapses_at" timestamp with time zone NOT NULL,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"price_credits" integer NOT NULL,
	"gate_version" integer NOT NULL,
	"sent_by" text NOT NULL,
	"api_key_id" uuid,
	"reported_at" timestamp with time zone,
	"report_reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"decision" text,
	"decision_reason" text,
	CONSTRAINT "outlines_status_known" CHECK ("outlines"."status" in ('waiting', 'picked', 'declined', 'withdrawn', 'lapsed', 'ended')),
	CONSTRAINT "outlines_range" CHECK ("outlines"."from_pence" > 0 and "outlines"."to_pence" between "outlines"."from_pence" and "outlines"."from_pence" * 3 / 2),
	CONSTRAINT "outlines_price" CHECK ("outlines"."price_credits" > 0),
	CONSTRAINT "outlines_decision_whole" CHECK (num_nulls("outlines"."decided_at", "outlines"."decision", "outlines"."decision_reason") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "outside_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"company" text NOT NULL,
	"facts" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	"file_name" text,
	"size_bytes" integer,
	"storage_key" text,
	CONSTRAINT "outside_quotes_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "outside_quotes_file_whole" CHECK (num_nulls("outside_quotes"."file_name", "outside_quotes"."size_bytes", "outside_quotes"."storage_key") in (0, 3)),
	CONSTRAINT "outside_quotes_file_size" CHECK ("outside_quotes"."size_bytes" between 1 and 10485760)
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photos_once" UNIQUE("lead_id","sha256"),
	CONSTRAINT "photos_kind_known" CHECK ("photos"."kind" in ('roof', 'consumer_unit', 'meter', 'place')),
	CONSTRAINT "photos_type_known" CHECK ("photos"."media_type" in ('image/jpeg', 'image/png')),
	CONSTRAINT "photos_size" CHECK ("photos"."size_bytes" between 1 and 10485760)
);
--> statement-breakpoint
CREATE TABLE "project_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"purchase_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_events_actor_known" CHECK ("project_events"."actor" in ('customer', 'installer', 'admin', 'time'))
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"status_changed_at" timestamp with time zone NOT NULL,
	"chosen_at" timestamp with time zone,
	"last_act_at" timestamp with time zone NOT NULL,
	"asked_still_looking_at" timestamp with time zone,
	"erase_by" timestamp with time zone,
	CONSTRAINT "projects_status_known" CHECK ("projects"."status" in ('open', 'chosen', 'done', 'closed', 'stopped', 'erased'))
);
--> statement-breakpoint
CREATE TABLE "stops" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"overdue_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"kept_by_law" text,
	"contacted_again_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	"resolution" text,
	CONSTRAINT "stops_status_known" CHECK ("stops"."status" in ('asked', 'overdue', 'confirmed', 'resolved')),
	CONSTRAINT "stops_confirmed" CHECK ("stops"."status" <> 'confirmed' or "stops"."confirmed_at" is not null),
	CONSTRAINT "stops_resolved" CHECK ("stops"."status" <> 'resolved' or ("stops"."resolved_at" is not null and "stops"."resolution" is not null))
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"words" text,
	"asked_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"entered_by" text,
	"confirm_hash" text,
	"confirmed_at" timestamp with time zone,
	"identity" text,
	"identity_by" text,
	"identity_at" timestamp with time zone,
	"file_hash" text,
	"file_until" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"outcome" text,
	"reason" text,
	CONSTRAINT "data_requests_confirmHash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "data_requests_fileHash_unique" UNIQUE("file_hash"),
	CONSTRAINT "data_requests_somebody" CHECK (num_nonnulls("data_requests"."email", "data_requests"."phone") > 0),
	CONSTRAINT "data_requests_identity_whole" CHECK (num_nulls("data_requests"."identity", "data_requests"."identity_by", "data_requests"."identity_at") in (0, 3)),
	CONSTRAINT "data_requests_answered_whole" CHECK (num_nulls("data_requests"."outcome", "data_requests"."answered_at", "data_requests"."answered_by") in (0, 3)),
	CONSTRAINT "data_requests_known" CHECK (("data_requests"."outcome" <> 'mailed' or "data_requests"."confirmed_at" is not null)
        and ("data_requests"."outcome" <> 'handed_over' or "data_requests"."identity" is not null))
);
--> statement-breakpoint
CREATE TABLE "public_complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"company" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"words" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"answer" text,
	CONSTRAINT "public_complaints_about_known" CHECK ("public_complaints"."about" in ('us', 'installer', 'review', 'personal_data')),
	CONSTRAINT "public_complaints_answered_whole" CHECK (("public_complaints"."answered_at" is null) = ("public_complaints"."answer" is null))
);
--> statement-breakpoint
CREATE TABLE "company_logos" (
	"installer_id" text PRIMARY KEY NOT NULL,
	"picture" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_logos_small" CHECK (length("company_logos"."picture") between 1 and 400000)
);
--> statement-breakpoint
CREATE TABLE "quote_drafts" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"typed" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"service_type" text NOT NULL,
	"name" text NOT NULL,
	"typed" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_templates_name" UNIQUE("installer_id","service_type","name")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"option" text NOT NULL,
	"revision" smallint NOT NULL,
	"technology" text NOT NULL,
	"status" text NOT NULL,
	"status_changed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"sent_by" text,
	"api_key_id" uuid,
	"content" jsonb,
	"checks" jsonb,
	"data_date" date,
	"valid_until" date,
	"total_pence" integer,
	"due_pence" integer,
	"deposit_pence" integer,
	CONSTRAINT "quotes_revision" UNIQUE("purchase_id","option","revision"),
	CONSTRAINT "quotes_option_known" CHECK ("quotes"."option" in ('A', 'B', 'C')),
	CONSTRAINT "quotes_revision_counts" CHECK ("quotes"."revision" between 1 and 10),
	CONSTRAINT "quotes_status_known" CHECK ("quotes"."status" in ('draft', 'sent', 'chosen', 'declined', 'withdrawn', 'lapsed', 'superseded', 'ended')),
	CONSTRAINT "quotes_sent_whole" CHECK ("quotes"."status" = 'draft' or num_nulls("quotes"."sent_at", "quotes"."data_date", "quotes"."valid_until", "quotes"."total_pence", "quotes"."due_pence", "quotes"."deposit_pence") = 0)
);
--> statement-breakpoint
CREATE TABLE "saved_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"unit_pence" integer,
	"vat_percent" smallint,
	"role" text,
	"make" text,
	"model" text,
	"warranty_years" smallint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_items_line" UNIQUE("installer_id","kind","text"),
	CONSTRAINT "saved_items_vat" CHECK ("saved_items"."vat_percent" in (0, 5, 20)),
	CONSTRAINT "saved_items_equipment" CHECK (num_nulls("saved_items"."role", "saved_items"."make", "saved_items"."model", "saved_items"."warranty_years") = case when "saved_items"."kind" = 'equipment' then 0 else 4 end)
);
--> statement-breakpoint
CREATE TABLE "usual_terms" (
	"installer_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"workmanship_years" smallint NOT NULL,
	"insured_years" smallint NOT NULL,
	"cooling_off_days" smallint NOT NULL,
	"valid_days" smallint NOT NULL,
	"shares" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "usual_terms_code_known" CHECK ("usual_terms"."code" in ('recc', 'hies', 'other', 'none')),
	CONSTRAINT "usual_terms_workmanship" CHECK ("usual_terms"."workmanship_years" between 0 and 25),
	CONSTRAINT "usual_terms_insured" CHECK ("usual_terms"."insured_years" between 0 and 25),
	CONSTRAINT "usual_terms_cooling_off" CHECK ("usual_terms"."cooling_off_days" between 0 and 60),
	CONSTRAINT "usual_terms_valid" CHECK ("usual_terms"."valid_days" between 1 and 180)
);
--> statement-breakpoint
CREATE TABLE "refund_evidence" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"purchase_id" uuid,
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_evidence_once" UNIQUE("lead_id","kind","source"),
	CONSTRAINT "refund_evidence_kind_known" CHECK ("refund_evidence"."kind" in ('bounce', 'refusal', 'bad_number', 'duplicate', 'asked', 'answer', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"installer_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"decision_reason" text,
	"rule" text,
	CONSTRAINT "refund_requests_purchaseId_unique" UNIQUE("purchase_id"),
	CONSTRAINT "refund_requests_rule_known" CHECK ("refund_requests"."rule" in ('bounce', 'bad_number', 'duplicate', 'never_asked', 'something_else', 'five_days', 'withdrawn', 'person')),
	CONSTRAINT "refund_requests_status" CHECK ("refund_requests"."status" in ('open', 'accepted', 'declined')),
	CONSTRAINT "refund_requests_decided" CHECK (("refund_requests"."status" = 'open') = ("refund_requests"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"public_key" text NOT NULL,
	"auth_secret" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "push_subscriptions_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"actor_id" text,
	"from_address" text,
	"device" text,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "session_proofs" (
	"session_id" text PRIMARY KEY NOT NULL,
	"proved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"installer_id" text,
	"other_id" text,
	"lead_id" uuid,
	"found_at" timestamp with time zone NOT NULL,
	"dismissed_until" timestamp with time zone,
	"dismissed_by" text,
	CONSTRAINT "signals_once" UNIQUE("kind","installer_id","other_id"),
	CONSTRAINT "signals_kind_known" CHECK ("signals"."kind" in ('suspended_number', 'suspended_name', 'shared_address', 'disposable_mail', 'other_names', 'many_requests', 'sent_at_once')),
	CONSTRAINT "signals_about_one" CHECK (case when "signals"."kind" = 'shared_address' then num_nonnulls("signals"."installer_id", "signals"."lead_id") = 2 and "signals"."other_id" is null
               else ("signals"."lead_id" is null) = ("signals"."installer_id" is not null and "signals"."other_id" is not null) end),
	CONSTRAINT "signals_dismissed_whole" CHECK (("signals"."dismissed_until" is null) = ("signals"."dismissed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"installer_id" text NOT NULL,
	"role" text NOT NULL,
	"away_from" date,
	"away_to" date,
	"cover_user_id" text,
	"alerts" text DEFAULT 'at_once' NOT NULL,
	"news" text DEFAULT 'at_once' NOT NULL,
	"approval_read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "company_members_role" CHECK ("company_members"."role" in ('owner', 'office', 'surveyor', 'books')),
	CONSTRAINT "company_members_away" CHECK (num_nulls("company_members"."away_from", "company_members"."away_to") in (0, 2) and "company_members"."away_from" <= "company_members"."away_to"),
	CONSTRAINT "company_members_cover" CHECK ("company_members"."cover_user_id" is null or "company_members"."away_from" is not null),
	CONSTRAINT "company_members_alerts" CHECK ("company_members"."alerts" in ('at_once', 'daily', 'never')),
	CONSTRAINT "company_members_news" CHECK ("company_members"."news" in ('at_once', 'daily', 'never'))
);
--> statement-breakpoint
CREATE TABLE "recoveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"installer_id" text NOT NULL,
	"user_id" text NOT NULL,
	"new_email" text,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" text,
	"due_at" timestamp with time zone,
	"state" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "recoveries_kind" CHECK ("recoveries"."kind" in ('change_email', 'reset_second_factor', 'make_owner')),
	CONSTRAINT "recoveries_state" CHECK ("recoveries"."state" in ('asked', 'waiting', 'done', 'stopped', 'declined', 'failed')),
	CONSTRAINT "recoveries_two_people" CHECK ("recoveries"."state" in ('asked', 'declined') or ("recoveries"."confirmed_by" is not null and "recoveries"."confirmed_by" <> "recoveries"."asked_by"
        and "recoveries"."due_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "recovery_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"recovery_id" uuid NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"credits_a_month" integer,
	"invited_by" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "team_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "team_invitations_role" CHECK ("team_invitations"."role" in ('owner', 'office', 'surveyor', 'books')),
	CONSTRAINT "team_invitations_limit" CHECK ("team_invitations"."credits_a_month" >= 0)
);
--> statement-breakpoint
CREATE TABLE "company_names" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"installer_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"company_number" text,
	"technology" text,
	"check_id" uuid,
	"evidence" text,
	"recorded_by" text,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_names_kind" CHECK ("company_names"."kind" in ('registered', 'previous', 'mcs_holder', 'insured', 'trading', 'proprietor')),
	CONSTRAINT "company_names_paper" CHECK (("company_names"."kind" in ('mcs_holder', 'insured', 'proprietor')) = ("company_names"."check_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "expiry_notices" (
	"installer_id" text NOT NULL,
	"proof" text NOT NULL,
	"ends_on" date NOT NULL,
	"days_before" smallint NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "expiry_notices_installer_id_proof_ends_on_days_before_pk" PRIMARY KEY("installer_id","proof","ends_on","days_before")
);
--> statement-breakpoint
CREATE TABLE "grace_notices" (
	"installer_id" text NOT NULL,
	"ends_on" date NOT NULL,
	"days_before" smallint NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grace_notices_installer_id_ends_on_days_before_pk" PRIMARY KEY("installer_id","ends_on","days_before")
);
--> statement-breakpoint
CREATE TABLE "installer_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"expires_on" date NOT NULL,
	"insurer" text,
	"cover_pounds" integer,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "installer_documents_kind" CHECK ("installer_documents"."kind" in ('mcs', 'insurance', 'certificate'))
);
--> statement-breakpoint
CREATE TABLE "mcs_claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mcs_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"installer_id" text NOT NULL,
	"technology" text NOT NULL,
	"number" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passport_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passport_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purchase_id" uuid NOT NULL,
	"check" text NOT NULL,
	"state" text NOT NULL,
	"since" date NOT NULL,
	"told_on" date NOT NULL,
	CONSTRAINT "passport_notices_once" UNIQUE("purchase_id","check","told_on"),
	CONSTRAINT "passport_notices_state" CHECK ("passport_notices"."state" in ('checked', 'ended', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "register_lookups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "register_lookups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"installer_id" text NOT NULL,
	"company_number" text,
	"name" text,
	"former_names" text[],
	"status" text,
	"looked_up_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vetting_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"technology" text,
	"check" text NOT NULL,
	"outcome" text NOT NULL,
	"evidence" text NOT NULL,
	"expires_on" date,
	"holder" text,
	"reference" text,
	"certification_body" text,
	"insurer" text,
	"cover_pounds" integer,
	"holder_number" text,
	"holder_outcome" text,
	"checked_by" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vetting_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"installer_id" text NOT NULL,
	"technology" text NOT NULL,
	"reason" text NOT NULL,
	"ends_on" date NOT NULL,
	"granted_by" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"ended_by" text,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_marks" ADD CONSTRAINT "work_marks_taken_by_user_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_marks" ADD CONSTRAINT "work_marks_noted_by_user_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buying_holds" ADD CONSTRAINT "buying_holds_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buying_holds" ADD CONSTRAINT "buying_holds_held_by_user_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buying_holds" ADD CONSTRAINT "buying_holds_released_by_user_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_caps" ADD CONSTRAINT "purchase_caps_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_caps" ADD CONSTRAINT "purchase_caps_changed_by_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_pauses" ADD CONSTRAINT "purchase_pauses_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_pauses" ADD CONSTRAINT "purchase_pauses_added_by_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_pauses" ADD CONSTRAINT "purchase_pauses_ended_by_user_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_roles" ADD CONSTRAINT "admin_roles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_made_by_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_slugs" ADD CONSTRAINT "company_slugs_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installer_coverage" ADD CONSTRAINT "installer_coverage_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installer_notes" ADD CONSTRAINT "installer_notes_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installer_notes" ADD CONSTRAINT "installer_notes_written_by_user_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_changes" ADD CONSTRAINT "profile_changes_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_changes" ADD CONSTRAINT "profile_changes_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_slug_own" FOREIGN KEY ("slug","id") REFERENCES "public"."company_slugs"("slug","installer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_made_by_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_decisions" ADD CONSTRAINT "appeal_decisions_appeal_id_appeals_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_decisions" ADD CONSTRAINT "appeal_decisions_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_files" ADD CONSTRAINT "appeal_files_appeal_id_appeals_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_against_user_id_fk" FOREIGN KEY ("against") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_checks" ADD CONSTRAINT "contract_checks_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_checks" ADD CONSTRAINT "contract_checks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_checks" ADD CONSTRAINT "contract_checks_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_checks" ADD CONSTRAINT "contract_checks_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_checks" ADD CONSTRAINT "contract_checks_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_mismatches" ADD CONSTRAINT "payment_mismatches_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_mismatches" ADD CONSTRAINT "payment_mismatches_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_recorded_by_user_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_handover_id_handover_entries_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handover_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_attempts" ADD CONSTRAINT "contact_attempts_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_attempts" ADD CONSTRAINT "contact_attempts_noted_by_user_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_acts" ADD CONSTRAINT "next_acts_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_acts" ADD CONSTRAINT "next_acts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_acts" ADD CONSTRAINT "next_acts_set_by_user_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "silences" ADD CONSTRAINT "silences_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "silences" ADD CONSTRAINT "silences_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_certificate_id_handover_entries_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."handover_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_entries" ADD CONSTRAINT "handover_entries_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_entries" ADD CONSTRAINT "handover_entries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_entries" ADD CONSTRAINT "handover_entries_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_notes" ADD CONSTRAINT "household_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD CONSTRAINT "lead_purchases_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD CONSTRAINT "lead_purchases_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD CONSTRAINT "lead_purchases_spend_id_credit_transactions_id_fk" FOREIGN KEY ("spend_id") REFERENCES "public"."credit_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD CONSTRAINT "lead_purchases_assigned_to_user_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD CONSTRAINT "lead_purchases_stage_changed_by_user_id_fk" FOREIGN KEY ("stage_changed_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_notes" ADD CONSTRAINT "purchase_notes_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_notes" ADD CONSTRAINT "purchase_notes_written_by_user_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_holds" ADD CONSTRAINT "request_holds_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_holds" ADD CONSTRAINT "request_holds_ended_by_user_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_links" ADD CONSTRAINT "request_links_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_mails" ADD CONSTRAINT "message_mails_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_mails" ADD CONSTRAINT "held_mails_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_mails" ADD CONSTRAINT "held_mails_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_stats" ADD CONSTRAINT "company_stats_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_acts" ADD CONSTRAINT "review_acts_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_acts" ADD CONSTRAINT "review_acts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_acts" ADD CONSTRAINT "review_acts_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_written_by_user_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_versions" ADD CONSTRAINT "review_versions_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_versions" ADD CONSTRAINT "review_versions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_first_of_customer_reviews_id_fk" FOREIGN KEY ("first_of_customer") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outline_messages" ADD CONSTRAINT "outline_messages_outline_id_outlines_id_fk" FOREIGN KEY ("outline_id") REFERENCES "public"."outlines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlines" ADD CONSTRAINT "outlines_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlines" ADD CONSTRAINT "outlines_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlines" ADD CONSTRAINT "outlines_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_quotes" ADD CONSTRAINT "outside_quotes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_events" ADD CONSTRAINT "project_events_lead_id_projects_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."projects"("lead_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stops" ADD CONSTRAINT "stops_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stops" ADD CONSTRAINT "stops_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stops" ADD CONSTRAINT "stops_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stops" ADD CONSTRAINT "stops_resolved_by_user_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_entered_by_user_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_identity_by_user_id_fk" FOREIGN KEY ("identity_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_answered_by_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_complaints" ADD CONSTRAINT "public_complaints_answered_by_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_drafts" ADD CONSTRAINT "quote_drafts_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_templates" ADD CONSTRAINT "quote_templates_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_terms" ADD CONSTRAINT "usual_terms_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_evidence" ADD CONSTRAINT "refund_evidence_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_evidence" ADD CONSTRAINT "refund_evidence_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_proofs" ADD CONSTRAINT "session_proofs_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_other_id_profiles_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_dismissed_by_user_id_fk" FOREIGN KEY ("dismissed_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_cover_user_id_user_id_fk" FOREIGN KEY ("cover_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_confirmed_by_user_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_ended_by_user_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_links" ADD CONSTRAINT "recovery_links_recovery_id_recoveries_id_fk" FOREIGN KEY ("recovery_id") REFERENCES "public"."recoveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_links" ADD CONSTRAINT "recovery_links_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_names" ADD CONSTRAINT "company_names_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_names" ADD CONSTRAINT "company_names_check_id_vetting_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."vetting_checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_names" ADD CONSTRAINT "company_names_recorded_by_user_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expiry_notices" ADD CONSTRAINT "expiry_notices_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grace_notices" ADD CONSTRAINT "grace_notices_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installer_documents" ADD CONSTRAINT "installer_documents_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mcs_claims" ADD CONSTRAINT "mcs_claims_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_notices" ADD CONSTRAINT "passport_notices_purchase_id_lead_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."lead_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_lookups" ADD CONSTRAINT "register_lookups_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_checks" ADD CONSTRAINT "vetting_checks_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_checks" ADD CONSTRAINT "vetting_checks_checked_by_user_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_exceptions" ADD CONSTRAINT "vetting_exceptions_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_exceptions" ADD CONSTRAINT "vetting_exceptions_granted_by_user_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_exceptions" ADD CONSTRAINT "vetting_exceptions_ended_by_user_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_user" ON "account_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("lane","run_at") WHERE "jobs"."done_at" is null and "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_of_lead" ON "jobs" USING btree (("payload"->>'leadId'),"id") WHERE "jobs"."kind" = 'send-mail' and "jobs"."payload"->>'leadId' is not null;--> statement-breakpoint
CREATE INDEX "jobs_of_purchase" ON "jobs" USING btree (("payload"->>'purchaseId'),"id") WHERE "jobs"."kind" = 'send-mail' and "jobs"."payload"->>'purchaseId' is not null;--> statement-breakpoint
CREATE INDEX "jobs_of_account" ON "jobs" USING btree (coalesce("payload"->>'paymentId', "payload"->>'installerId', "payload"->>'userId'),"created_at") WHERE "jobs"."kind" = 'send-mail' and "jobs"."payload"->>'purchaseId' is null and "jobs"."payload"->>'leadId' is null;--> statement-breakpoint
CREATE INDEX "jobs_to_count" ON "jobs" USING btree (("payload"->>'installerId')) WHERE "jobs"."kind" = 'count-company' and "jobs"."done_at" is null and "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("failed_at" DESC NULLS LAST,"id") WHERE "jobs"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_done" ON "jobs" USING btree ("done_at") WHERE "jobs"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_undelivered" ON "jobs" USING btree ("id") WHERE "jobs"."last_error" is not null;--> statement-breakpoint
CREATE INDEX "mail_reports_of_job" ON "mail_reports" USING btree ("job_id","id");--> statement-breakpoint
CREATE INDEX "mail_reports_bounced" ON "mail_reports" USING btree ("received_at") WHERE "mail_reports"."kind" = 'bounced';--> statement-breakpoint
CREATE INDEX "work_marks_age" ON "work_marks" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "balance_entries_time" ON "balance_entries" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "balance_entries_source" ON "balance_entries" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "balance_entries_payment" ON "balance_entries" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factor_user" ON "two_factor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factor_secret" ON "two_factor" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_one_offer" ON "appointments" USING btree ("purchase_id") WHERE "appointments"."status" = 'offered';--> statement-breakpoint
CREATE INDEX "appointments_project" ON "appointments" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "appointments_company" ON "appointments" USING btree ("installer_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_to_watch" ON "appointments" USING btree ("status") WHERE "appointments"."status" in ('offered', 'booked');--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_one_live" ON "calendar_feeds" USING btree ("user_id") WHERE "calendar_feeds"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "buying_holds_one" ON "buying_holds" USING btree ("installer_id") WHERE "buying_holds"."released_at" is null;--> statement-breakpoint
CREATE INDEX "buying_holds_company" ON "buying_holds" USING btree ("installer_id","held_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "purchase_pauses_company" ON "purchase_pauses" USING btree ("installer_id","ends_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "api_keys_company" ON "api_keys" USING btree ("installer_id","created_at");--> statement-breakpoint
CREATE INDEX "api_keys_maker" ON "api_keys" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "company_slugs_company" ON "company_slugs" USING btree ("installer_id");--> statement-breakpoint
CREATE INDEX "installer_notes_company" ON "installer_notes" USING btree ("installer_id","written_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "profile_changes_one_open" ON "profile_changes" USING btree ("installer_id") WHERE "profile_changes"."outcome" is null;--> statement-breakpoint
CREATE INDEX "profile_changes_company" ON "profile_changes" USING btree ("installer_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profile_changes_open" ON "profile_changes" USING btree ("asked_at","id") WHERE "profile_changes"."outcome" is null;--> statement-breakpoint
CREATE INDEX "profiles_published" ON "profiles" USING btree ("company_name","id") WHERE "profiles"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "profiles_status" ON "profiles" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "terms_acceptances_company" ON "terms_acceptances" USING btree ("installer_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_endpoints_company" ON "webhook_endpoints" USING btree ("installer_id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_maker" ON "webhook_endpoints" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "appeals_company" ON "appeals" USING btree ("installer_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "appeals_lead" ON "appeals" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "appeals_due" ON "appeals" USING btree ("decide_by","id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_one_open" ON "complaints" USING btree ("purchase_id") WHERE "complaints"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "complaints_lead" ON "complaints" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "complaints_company" ON "complaints" USING btree ("installer_id");--> statement-breakpoint
CREATE INDEX "complaints_open" ON "complaints" USING btree ("answer_by") WHERE "complaints"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "consent_records_lead" ON "consent_records" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "contract_checks_purchase" ON "contract_checks" USING btree ("purchase_id","checked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "contract_checks_quote" ON "contract_checks" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "contract_checks_open" ON "contract_checks" USING btree ("checked_at","id") WHERE "contract_checks"."outcome" = 'different' and "contract_checks"."decision" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_one_standing" ON "contracts" USING btree ("purchase_id") WHERE "contracts"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "contracts_project" ON "contracts" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "contracts_purchase" ON "contracts" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "credit_notes_payment" ON "credit_notes" USING btree ("payment_id","number");--> statement-breakpoint
CREATE INDEX "credit_notes_day" ON "credit_notes" USING btree ("issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "card_refunds_one_open" ON "card_refunds" USING btree ("payment_id") WHERE "card_refunds"."state" in ('asked', 'approved', 'sent');--> statement-breakpoint
CREATE INDEX "card_refunds_payment" ON "card_refunds" USING btree ("payment_id","asked_at");--> statement-breakpoint
CREATE INDEX "card_refunds_waiting" ON "card_refunds" USING btree ("asked_at") WHERE "card_refunds"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "credit_grants_company" ON "credit_grants" USING btree ("installer_id","asked_at");--> statement-breakpoint
CREATE INDEX "credit_grants_waiting" ON "credit_grants" USING btree ("asked_at") WHERE "credit_grants"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "credit_transactions_issued" ON "credit_transactions" USING btree ("amount") WHERE "credit_transactions"."transaction_type" in ('purchase', 'grant');--> statement-breakpoint
CREATE INDEX "credit_transactions_refunded" ON "credit_transactions" USING btree ("created_at") WHERE "credit_transactions"."transaction_type" = 'refund';--> statement-breakpoint
CREATE INDEX "payment_mismatches_waiting" ON "payment_mismatches" USING btree ("received_at") WHERE "payment_mismatches"."outcome" is null;--> statement-breakpoint
CREATE INDEX "payment_reversals_payment" ON "payment_reversals" USING btree ("payment_id","recorded_at");--> statement-breakpoint
CREATE INDEX "payments_company" ON "payments" USING btree ("installer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_reversed" ON "payments" USING btree ("id") WHERE "payments"."refunded_pence" > 0 or "payments"."disputed_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_charge" ON "payments" USING btree ("charge_id") WHERE "payments"."charge_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_reversal_open" ON "payments" USING btree ("created_at" DESC NULLS LAST) WHERE "payments"."reversal_open";--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("paid_at") WHERE "payments"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."status" = 'started';--> statement-breakpoint
CREATE UNIQUE INDEX "files_waiting" ON "files" USING btree ("purchase_id","position") WHERE num_nonnulls("files"."message_id", "files"."quote_id", "files"."handover_id") = 0;--> statement-breakpoint
CREATE INDEX "files_project" ON "files" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "files_stored" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "files_waiting_age" ON "files" USING btree ("created_at") WHERE num_nonnulls("files"."message_id", "files"."quote_id", "files"."handover_id") = 0;--> statement-breakpoint
CREATE INDEX "contact_attempts_purchase" ON "contact_attempts" USING btree ("purchase_id","tried_at");--> statement-breakpoint
CREATE INDEX "next_acts_person" ON "next_acts" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE INDEX "next_acts_to_tell" ON "next_acts" USING btree ("due_at") WHERE "next_acts"."told_at" is null;--> statement-breakpoint
CREATE INDEX "silences_project" ON "silences" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "silences_to_replace" ON "silences" USING btree ("replace_asked_at") WHERE "silences"."replace_asked_at" is not null and "silences"."replaced_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_one_out" ON "deposits" USING btree ("purchase_id") WHERE "deposits"."money_back_at" is null;--> statement-breakpoint
CREATE INDEX "deposits_project" ON "deposits" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "deposits_company" ON "deposits" USING btree ("installer_id") WHERE "deposits"."money_back_at" is null;--> statement-breakpoint
CREATE INDEX "handover_entries_purchase" ON "handover_entries" USING btree ("purchase_id","sequence");--> statement-breakpoint
CREATE INDEX "handover_entries_project" ON "handover_entries" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "household_notes_request" ON "household_notes" USING btree ("lead_id","written_at");--> statement-breakpoint
CREATE INDEX "lead_events_age" ON "lead_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "lead_purchases_newest" ON "lead_purchases" USING btree ("installer_id","purchased_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "lead_purchases_by_time" ON "lead_purchases" USING brin ("purchased_at");--> statement-breakpoint
CREATE INDEX "leads_for_sale" ON "leads" USING btree ("available_at" DESC NULLS LAST,"id" DESC NULLS LAST,"outcode","service_type","urgency","budget_range","expires_at") WHERE "leads"."status" = 'available';--> statement-breakpoint
CREATE INDEX "leads_for_sale_by_place" ON "leads" USING btree ("outcode","service_type","expires_at","id") WHERE "leads"."status" = 'available';--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "leads_figures" ON "leads" USING btree ("created_at" DESC NULLS LAST,"origin","available_at","outcode","service_type");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_one_open_request" ON "leads" USING btree ("customer_email","service_type") WHERE "leads"."origin" = 'quote_request' and "leads"."status" in ('unconfirmed', 'available', 'paused');--> statement-breakpoint
CREATE UNIQUE INDEX "leads_one_import" ON "leads" USING btree ("import_fingerprint") WHERE "leads"."import_fingerprint" is not null;--> statement-breakpoint
CREATE INDEX "leads_mailbox" ON "leads" USING btree ("customer_mailbox","service_type");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_group" ON "leads" USING btree ("group_id","group_position") WHERE "leads"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("customer_email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("customer_phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "leads_postcode" ON "leads" USING btree ("postcode" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "leads_name_words" ON "leads" USING gin (to_tsvector('simple', "customer_name"));--> statement-breakpoint
CREATE INDEX "leads_status_newest" ON "leads" USING btree ("status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "leads_never_confirmed" ON "leads" USING btree ("created_at") WHERE "leads"."available_at" is null;--> statement-breakpoint
CREATE INDEX "leads_to_anonymise" ON "leads" USING btree ("created_at") WHERE "leads"."anonymised_at" is null;--> statement-breakpoint
CREATE INDEX "leads_to_expire" ON "leads" USING btree ("expires_at") WHERE "leads"."status" in ('unconfirmed', 'available', 'paused');--> statement-breakpoint
CREATE INDEX "leads_sender" ON "leads" USING btree ("sender_hash","created_at") WHERE "leads"."sender_hash" is not null;--> statement-breakpoint
CREATE INDEX "leads_paused" ON "leads" USING btree ("contact_asked_at") WHERE "leads"."status" = 'paused';--> statement-breakpoint
CREATE INDEX "purchase_notes_thread" ON "purchase_notes" USING btree ("purchase_id","written_at");--> statement-breakpoint
CREATE INDEX "request_holds_open" ON "request_holds" USING btree ("held_at") WHERE "request_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "request_links_lead" ON "request_links" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "request_links_age" ON "request_links" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_thread" ON "messages" USING btree ("purchase_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "messages_project" ON "messages" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "messages_company" ON "messages" USING btree ("installer_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("installer_id","purchase_id") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "messages_reported" ON "messages" USING btree ("reported_at") WHERE "messages"."reported_at" is not null and "messages"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "held_mails_person" ON "held_mails" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "held_mails_company" ON "held_mails" USING btree ("installer_id");--> statement-breakpoint
CREATE INDEX "held_mails_age" ON "held_mails" USING btree ("held_at");--> statement-breakpoint
CREATE INDEX "outcomes_company" ON "outcomes" USING btree ("installer_id");--> statement-breakpoint
CREATE INDEX "outcomes_to_ask" ON "outcomes" USING btree ("finished_on") WHERE "outcomes"."predicted_kwh" is not null and "outcomes"."asked_at" is null;--> statement-breakpoint
CREATE INDEX "review_acts_review" ON "review_acts" USING btree ("review_id","id");--> statement-breakpoint
CREATE INDEX "review_acts_newest" ON "review_acts" USING btree ("kind","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "review_acts_once" ON "review_acts" USING btree ("review_id","kind") WHERE "review_acts"."kind" in ('disputed', 'withdrawn');--> statement-breakpoint
CREATE UNIQUE INDEX "review_acts_answers" ON "review_acts" USING btree ("about","kind");--> statement-breakpoint
CREATE INDEX "reviews_company" ON "reviews" USING btree ("installer_id","given_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_project" ON "reviews" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "outline_messages_talk" ON "outline_messages" USING btree ("outline_id","sent_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "outlines_one_waiting" ON "outlines" USING btree ("lead_id","installer_id") WHERE "outlines"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "outlines_lead" ON "outlines" USING btree ("lead_id","sent_at");--> statement-breakpoint
CREATE INDEX "outlines_company" ON "outlines" USING btree ("installer_id","sent_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "outlines_to_lapse" ON "outlines" USING btree ("lapses_at") WHERE "outlines"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "outlines_reported" ON "outlines" USING btree ("reported_at") WHERE "outlines"."reported_at" is not null and "outlines"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "outside_quotes_project" ON "outside_quotes" USING btree ("lead_id","added_at");--> statement-breakpoint
CREATE INDEX "project_events_project" ON "project_events" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "project_events_by_time" ON "project_events" USING brin ("at");--> statement-breakpoint
CREATE INDEX "projects_newest" ON "projects" USING btree ("opened_at" DESC NULLS LAST,"lead_id");--> statement-breakpoint
CREATE INDEX "projects_status_newest" ON "projects" USING btree ("status","opened_at" DESC NULLS LAST,"lead_id");--> statement-breakpoint
CREATE INDEX "projects_open_by_act" ON "projects" USING btree ("last_act_at") WHERE "projects"."status" = 'open';--> statement-breakpoint
CREATE INDEX "projects_ending" ON "projects" USING btree ("status_changed_at") WHERE "projects"."status" in ('chosen', 'closed');--> statement-breakpoint
CREATE INDEX "projects_to_erase" ON "projects" USING btree ("erase_by") WHERE "projects"."erase_by" is not null and "projects"."status" <> 'erased';--> statement-breakpoint
CREATE INDEX "stops_project" ON "stops" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "stops_company" ON "stops" USING btree ("installer_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stops_open" ON "stops" USING btree ("due_at") WHERE "stops"."status" in ('asked', 'overdue');--> statement-breakpoint
CREATE UNIQUE INDEX "data_requests_one_open" ON "data_requests" USING btree ("email") WHERE "data_requests"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "data_requests_open" ON "data_requests" USING btree ("answer_by") WHERE "data_requests"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "data_requests_old" ON "data_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "public_complaints_one_open" ON "public_complaints" USING btree ("email",md5("words")) WHERE "public_complaints"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "public_complaints_open" ON "public_complaints" USING btree ("answer_by") WHERE "public_complaints"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "public_complaints_old" ON "public_complaints" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "quote_drafts_age" ON "quote_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_chosen" ON "quotes" USING btree ("lead_id") WHERE "quotes"."status" = 'chosen';--> statement-breakpoint
CREATE INDEX "quotes_project" ON "quotes" USING btree ("lead_id","sent_at");--> statement-breakpoint
CREATE INDEX "quotes_by_time" ON "quotes" USING brin ("sent_at");--> statement-breakpoint
CREATE INDEX "quotes_company" ON "quotes" USING btree ("installer_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refund_evidence_refunds" ON "refund_evidence" USING btree ("detail") WHERE "refund_evidence"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "refund_requests_waiting" ON "refund_requests" USING btree ("requested_at") WHERE "refund_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "refund_requests_company" ON "refund_requests" USING btree ("installer_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "push_subscriptions_person" ON "push_subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "security_events_newest" ON "security_events" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_events_account" ON "security_events" USING btree ("user_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_events_kind" ON "security_events" USING btree ("kind","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_events_read" ON "security_events" USING btree ("detail","at" DESC NULLS LAST) WHERE "security_events"."kind" in ('customer_read', 'company_read');--> statement-breakpoint
CREATE INDEX "security_events_address" ON "security_events" USING btree ("from_address","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "signals_once_for_request" ON "signals" USING btree ("kind","lead_id",coalesce("installer_id", ''));--> statement-breakpoint
CREATE INDEX "signals_company" ON "signals" USING btree ("installer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_members_one_company" ON "company_members" USING btree ("user_id") WHERE "company_members"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "company_members_company" ON "company_members" USING btree ("installer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recoveries_one_open" ON "recoveries" USING btree ("user_id") WHERE "recoveries"."state" in ('asked', 'waiting');--> statement-breakpoint
CREATE INDEX "recoveries_waiting" ON "recoveries" USING btree ("asked_at") WHERE "recoveries"."state" in ('asked', 'waiting');--> statement-breakpoint
CREATE INDEX "recoveries_company" ON "recoveries" USING btree ("installer_id","asked_at");--> statement-breakpoint
CREATE INDEX "team_invitations_company" ON "team_invitations" USING btree ("installer_id","invited_at");--> statement-breakpoint
CREATE INDEX "company_names_company" ON "company_names" USING btree ("installer_id","kind","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "installer_documents_company" ON "installer_documents" USING btree ("installer_id","uploaded_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "installer_documents_expiring" ON "installer_documents" USING btree ("expires_on") WHERE "installer_documents"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "mcs_claims_company" ON "mcs_claims" USING btree ("installer_id","technology","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "register_lookups_company" ON "register_lookups" USING btree ("installer_id","looked_up_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vetting_checks_company" ON "vetting_checks" USING btree ("installer_id","technology","check","checked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vetting_exceptions_company" ON "vetting_exceptions" USING btree ("installer_id","ends_on" DESC NULLS LAST);