import type { ReactNode } from "react";
import "./list-head.css";

type ListHeadProps = {
  title: string;
  /** The title's, by which its section is named. */
  id?: string;
  /** What narrows the list. */
  children?: ReactNode;
  /** What else can be done from here. */
  acts?: ReactNode;
};

export function ListHead({ title, id, children, acts }: ListHeadProps) {
  return (
    <div className="list-head">
      <h1 id={id}>{title}</h1>
      {children}
      {acts && <div className="list-acts">{acts}</div>}
    </div>
  );
}
