import type { AppointmentKind } from "#content/appointment-kinds.ts";
import type { AppointmentStatus, MessageSide } from "#db/schema.ts";
import type { AppointmentRow } from "#domain/appointments/appointments.sql.ts";
import type { Sight } from "#domain/leads/sight.ts";
import { authorFor } from "#domain/messages/message.ts";
import { minutesAfter } from "#domain/time/periods.ts";

/** Times offered by one side to the other, and their outcome, as both see it. */
export interface Appointment {
  id: string;
  purchaseId: string;
  offeredBy: MessageSide;
  /** Who of the company offered it or booked it: for colleagues their name or the key's, for the customer the first name. */
  by: string | null;
  kind: AppointmentKind;
  minutes: number;
  status: AppointmentStatus;
  offeredAt: Date;
  /** Times the other side can pick, earliest first. */
  times: Date[];
  startsAt: Date | null;
  endsAt: Date | null;
  /** The place, if the customer gave one. */
  address: string | null;
  sequence: number;
}

/** From the row; a company whose purchase has ended reads no address. */
export function presentAppointment(row: AppointmentRow, { isWhole }: Sight, reader: MessageSide): Appointment {
  const { id, purchaseId, offeredBy, kind, minutes, status, offeredAt, startsAt, sequence } = row;
  return {
    id,
    purchaseId,
    offeredBy,
    by: authorFor(reader, row),
    kind,
    minutes,
    status,
    offeredAt,
    startsAt,
    sequence,
    times: row.times.map((time) => new Date(time)),
    endsAt: startsAt && minutesAfter(startsAt, minutes),
    address: isWhole ? row.address : null,
  };
}

/** Output of the JSON API: `Appointment` of the API description. */
export function appointmentForPrograms({ times, offeredAt, startsAt, endsAt, ...appointment }: Appointment) {
  const { id, purchaseId, offeredBy, kind, minutes, status, address, sequence } = appointment;
  return {
    id,
    purchaseId,
    offeredBy,
    kind,
    minutes,
    status,
    address,
    sequence,
    times: times.map((time) => time.toISOString()),
    offeredAt: offeredAt.toISOString(),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}
