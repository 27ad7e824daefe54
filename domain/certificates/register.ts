/** A home of a postcode with its newest certificate. */
export interface CertifiedHome {
  readonly number: string;
  readonly address: string;
  /** YYYY-MM-DD. */
  readonly registeredOn: string;
  /** Whether we know the schema of its certificate. */
  readonly isReadable: boolean;
}

/** What a certificate says, in the register's words; null where it says nothing. */
export interface Certificate {
  readonly type: string | null;
  readonly built: string | null;
  readonly wall: string | null;
  readonly roof: string | null;
  readonly windows: string | null;
  readonly heating: readonly string[];
  readonly floorAreaM2: number | null;
}

/** Called before each call that leaves us; throwing stops it. */
type BeforeCall = () => Promise<void>;

/** The register of energy certificates, as the verbs of this room use it. Both throw if it does not answer. */
export interface Register {
  homesAt(postcode: string, beforeCall: BeforeCall): Promise<readonly CertifiedHome[]>;
  certificate(number: string, beforeCall: BeforeCall): Promise<Certificate>;
}
