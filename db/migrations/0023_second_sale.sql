DROP INDEX "leads_open_mailbox";--> statement-breakpoint
CREATE INDEX "leads_mailbox" ON "leads" USING btree ("customer_mailbox","service_type");