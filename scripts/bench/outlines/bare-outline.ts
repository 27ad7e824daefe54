import { limits } from "#config/limits.ts";
import { bulkIdText } from "#db/bulk.sql.ts";

/**
 * The baselines, as pgbench scripts: an outline and a pick reduced to the one statement each cannot do without, on the
 * same tables with the same constraints and triggers. Clients take the leads in turn, in an order that looks random but
 * meets none twice.
 */
export const BARE_OUTLINE = `
\\set lead :first + permute(:turn * :clients + :client_id, :leads)
\\set installer random(1, :installers)
\\set turn :turn + 1
insert into outlines (id, lead_id, installer_id, price_credits, sent_at, status_changed_at, lapses_at, from_pence,
                      to_pence, equipment, included, needs_survey, earliest_start, text, gate_version, sent_by)
values (gen_random_uuid(), ${bulkIdText("lead", ":lead::text")}, 'bulk-installer-' || :installer::text,
        ${limits.leadPriceCredits}, now(), now(), now() + interval '${limits.outlineDays} days', 900000, 1200000,
        'Bulk equipment', '{}', true, current_date + 30, 'Bulk text', 0, 'bulk-installer-' || :installer::text);
`;

export const BARE_PICK = `
\\set lead :first + permute(:turn * :clients + :client_id, :leads)
\\set turn :turn + 1
update outlines set status = 'picked', status_changed_at = now()
 where id = ${bulkIdText("outline", ":lead::text")} and status = 'waiting';
`;
