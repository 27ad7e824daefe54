import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { quoteServiceOptions } from "#content/options.ts";

/** The form's first two answers, asked at once: it comes back with them filled in, without a script. */
export function StartBar() {
  return (
    <form className="start-bar" action="/#quote" aria-label="Start here">
      <div className="wrap">
        <p>Start here</p>
        <input
          className="input"
          name="postcode"
          aria-label="Where is it?"
          placeholder="CR0 1EA"
          autoComplete="postal-code"
          autoCapitalize="characters"
        />
        <select className="input" name="service" aria-label="What is it for?" defaultValue="solar-panels">
          {quoteServiceOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <button className="btn" type="submit">
          Continue
          <ArrowRight className="icon" aria-hidden="true" />
        </button>
        <Link to="/business">For a business</Link>
      </div>
    </form>
  );
}
