import { limits } from "#config/limits.ts";
import { photoKinds } from "#content/brief/photos.ts";
import { documentSizeMax } from "#content/installer-documents.ts";
import {
  callerRefusals,
  idInPath,
  json,
  moment,
  needs,
  notApproved,
  problemAnswer,
  record,
  ref,
  string,
  uuid,
} from "#content/open-api/parts.ts";

const mediaTypes = ["application/pdf", "image/jpeg", "image/png"];
const bytes = { type: "string", format: "binary" };

export const fileSchemas = {
  File: {
    ...record({
      id: uuid,
      fileName: string,
      mediaType: { type: "string", enum: mediaTypes },
      sizeBytes: { type: "integer", minimum: 1, maximum: limits.documentBytesMax },
      addedAt: moment,
    }),
    description: "What goes with a message or a quote. Download it from GET /files/{id}.",
  },
  Photo: {
    ...record({
      id: uuid,
      kind: { type: "string", enum: Object.keys(photoKinds) },
      mediaType: { type: "string", enum: ["image/jpeg", "image/png"] },
      sizeBytes: { type: "integer", minimum: 1, maximum: limits.documentBytesMax },
      addedAt: moment,
    }),
    description: "A photo in a brief. Download it from GET /files/{id} while the purchase is active.",
  },
};

export const filePaths = {
  "/quotes/{id}/files": {
    post: {
      operationId: "addQuoteFile",
      tags: ["Quotes"],
      summary: "Adds a PDF to a quote that the customer can still choose",
      description: `A quote takes ${limits.quoteFilesMax}, of ${documentSizeMax} at most each. What was sent stays as it is: the customer sees when a file was added, and a file cannot be taken back. Once a newer revision was sent, or the quote is chosen, withdrawn or no longer valid, nothing can be added.`,
      security: needs("act"),
      parameters: [
        idInPath,
        {
          name: "Idempotency-Key",
          in: "header",
          required: true,
          description: "New for each file; the same key adds the same file once.",
          schema: { type: "string", minLength: 1, maxLength: limits.idempotencyKeyLengthMax },
        },
      ],
      requestBody: {
        required: true,
        content: {
          "multipart/form-data": {
            schema: { type: "object", properties: { file: bytes }, required: ["file"] },
            encoding: { file: { contentType: "application/pdf" } },
          },
        },
      },
      responses: {
        201: {
          description: "The file, also when the same key adds it again (Idempotency-Replayed: true)",
          content: json(ref("File")),
        },
        400: problemAnswer("idempotency_key_required"),
        403: {
          ...notApproved,
          description: `${notApproved.description}; limit_reached: the quote has ${limits.quoteFilesMax} files`,
        },
        404: problemAnswer("not_found: you have no such quote"),
        409: problemAnswer(
          "quote_changed: a newer revision was sent; quote_ended: it is no longer open; project_closed: the customer has ended the project",
        ),
        411: problemAnswer("length_required: the request has no Content-Length"),
        413: problemAnswer("too_large"),
        415: problemAnswer("unsupported_media_type: the body is not sent as multipart/form-data"),
        422: problemAnswer(
          "invalid_input: not a PDF by its content, too large, or the project is full (errors.files); idempotency_key_reused: the key has added another file",
        ),
        ...callerRefusals,
      },
    },
  },
  "/files/{id}": {
    get: {
      operationId: "getFile",
      tags: ["Messages"],
      summary: "A file from one of your messages or quotes, or a photo in a brief",
      description: "Once your purchase has ended, you can get only your own files, not the customer’s, and no photos.",
      security: needs("read"),
      parameters: [idInPath],
      responses: {
        200: {
          description: "The file itself",
          content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema: bytes }])),
        },
        404: problemAnswer("not_found: you have no such file"),
        ...callerRefusals,
      },
    },
  },
};
